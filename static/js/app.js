// Everything works without this file. It lets forms change their region in place, keeps the focus sensible, says when
// there is no connection, takes a double press for one, leads to cards and announcements by keys, shows where a card
// went, and lends the counting drills a pad, a clock and a voice.
import "htmx.org";
import "./press.js";
import "./count.js"; // before the focus comes to an input: it says which keyboard that has
import "./focus.js";
import "./trouble.js";
import "./hand.js";
import "./menu.js";
import "./motion.js";
import "./helper.js";
import "./settings.js";
import "./share.js";
import "./offline.js";
