package course

// Counting is chapter 5: keeping count of both sides in the head, up to 66. Its positions are played with 20 cards by
// everybody: nothing in it hangs on the nines.
var Counting = Lesson{ID: "sum", Chapter: 5}
