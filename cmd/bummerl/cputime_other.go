//go:build !linux

package main

import "time"

var begun = time.Now()

// threadTime tells the time in milliseconds where that of a thread cannot be asked for: a busy machine makes turns look
// longer than they are.
func threadTime() float64 { return float64(time.Since(begun).Nanoseconds()) / 1e6 }
