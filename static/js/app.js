// Everything works without this file. It lets forms change their region in place, keeps the focus sensible, says when
// there is no connection, and moves between the cards of the hand by arrow keys.
import "htmx.org";
import "./focus.js";
import "./trouble.js";
import "./hand.js";
import "./menu.js";
