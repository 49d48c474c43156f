package main

import (
	"runtime"
	"testing"
	"time"
)

// TestThreadTime: computing takes time of the thread, waiting takes none (where the system can tell).
func TestThreadTime(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	before := threadTime()
	for until := time.Now().Add(20 * time.Millisecond); time.Now().Before(until); {
		runtime.KeepAlive(until)
	}
	worked := threadTime()
	if worked <= before {
		t.Errorf("computing took %v ms", worked-before)
	}
	if runtime.GOOS != "linux" {
		return
	}
	time.Sleep(50 * time.Millisecond)
	if waited := threadTime() - worked; waited > 25 {
		t.Errorf("waiting 50 ms took %v ms of the thread", waited)
	}
}
