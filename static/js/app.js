// Everything works without this file. It lets forms change their region in place, keeps the focus sensible, says when
// there is no connection, takes a double press for one, and moves between the cards of the hand by arrow keys.
import "htmx.org";
import "./press.js";
import "./focus.js";
import "./trouble.js";
import "./hand.js";
import "./menu.js";
import "./settings.js";
