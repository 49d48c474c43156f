package e2e_test

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
)

// TestDiskFull fills the disk under the database of a running server, and makes room again. The disk is a small one in
// memory that only the server has, so that it goes with it.
func TestDiskFull(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	server := &process{t: t, place: filepath.Join(dir, "site.sqlite"), command: onSmallDisk(dir)}
	if out, err := server.command("true").CombinedOutput(); err != nil {
		t.Skipf("this machine gives no disk in memory: %v: %s", err, out)
	}
	t.Cleanup(server.kill)
	server.start()
	// The disk is seen through the server's process.
	ballast := filepath.Join("/proc", fmt.Sprint(server.pid()), "root", dir, "ballast")
	takesNothing(t, server, func() { fill(t, ballast) }, func() {
		if err := os.Remove(ballast); err != nil {
			t.Fatal(err)
		}
	})
}

// onSmallDisk starts a program with a disk of 6 MB in memory in the place of a folder.
func onSmallDisk(dir string) func(string, ...string) *exec.Cmd {
	return func(program string, args ...string) *exec.Cmd {
		script := []string{"-c", `mount -t tmpfs -o size=6m,mode=777 tmpfs "$0" && exec "$@"`, dir, program}
		cmd := exec.Command("sh", append(script, args...)...)
		cmd.SysProcAttr = &syscall.SysProcAttr{Unshareflags: syscall.CLONE_NEWNS} // and what is mounted there stays there
		if os.Getuid() != 0 {
			cmd.SysProcAttr.Cloneflags = syscall.CLONE_NEWUSER
			cmd.SysProcAttr.UidMappings = []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getuid(), Size: 1}}
			cmd.SysProcAttr.GidMappings = []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getgid(), Size: 1}}
		}
		return cmd
	}
}

// fill writes until there is no room for one byte more.
func fill(t *testing.T, path string) {
	t.Helper()
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	for size := 1 << 20; size > 0; {
		if _, err = file.Write(make([]byte, size)); err != nil {
			size /= 2
		}
	}
	if !errors.Is(err, syscall.ENOSPC) {
		t.Fatalf("the disk is not full: %v", err)
	}
	if err := file.Close(); err != nil && !errors.Is(err, syscall.ENOSPC) {
		t.Fatal(err)
	}
}
