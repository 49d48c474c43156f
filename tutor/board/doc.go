// Package board is the board that any position can be set up on: all cards open, or what one seat sees. A Board may be
// half set up, or such as cannot be; it says what it lacks (Check) and keeps what was set. Its text form stands in
// addresses, so that nothing about it is stored.
package board
