package main

import (
	"syscall"
	"unsafe"
)

// threadTime tells how long the calling thread has computed, in milliseconds: what a turn costs of one core, however many
// others want it too. (getrusage tells the same, but moves only when the scheduler looks.)
func threadTime() float64 {
	const thisThread = 3 // CLOCK_THREAD_CPUTIME_ID
	var now syscall.Timespec
	if _, _, failed := syscall.RawSyscall(syscall.SYS_CLOCK_GETTIME, thisThread, uintptr(unsafe.Pointer(&now)), 0); failed != 0 {
		return 0
	}
	return float64(now.Nano()) / 1e6
}
