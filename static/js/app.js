// Everything works without this file. It lets forms change their region in place, keeps the focus sensible, says when
// there is no connection, takes a double press for one, leads to cards and announcements by keys, and shows where a card
// went.
import "htmx.org";
import "./press.js";
import "./focus.js";
import "./trouble.js";
import "./hand.js";
import "./menu.js";
import "./motion.js";
import "./helper.js";
import "./settings.js";
import "./share.js";
