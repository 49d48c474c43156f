package main

import (
	"os"
	"path/filepath"
	"sort"
)

// A File is one browser file under its final name.
type File struct {
	Logical string // name that pages use, "" for a chunk that only other files name
	Name    string // name with content hash, a single path element
	Data    []byte
}

// A Set is everything the browser may get, sorted by name.
type Set []File

// Make builds the whole set from the repository at root. It writes nothing.
func Make(root string) (Set, error) {
	set, err := code(root)
	if err != nil {
		return nil, err
	}
	for _, dir := range []string{"cards", "icons"} {
		files, err := copied(root, dir)
		if err != nil {
			return nil, err
		}
		set = append(set, files...)
	}
	fonts, err := drawn(root)
	if err != nil {
		return nil, err
	}
	set = append(set, fonts...)
	notices, err := licences(root)
	if err != nil {
		return nil, err
	}
	set = append(set, notices)
	sort.Slice(set, func(i, j int) bool { return set[i].Name < set[j].Name })
	return set, nil
}

// copied takes the files of static/<dir> as they are. Their logical names keep
// the folder ("cards/french.svg"), their final names do not.
func copied(root, dir string) (Set, error) {
	entries, err := os.ReadDir(filepath.Join(root, "static", dir))
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var set Set
	for _, e := range entries {
		if e.IsDir() || e.Name()[0] == '.' {
			continue
		}
		data, err := os.ReadFile(filepath.Join(root, "static", dir, e.Name()))
		if err != nil {
			return nil, err
		}
		set = append(set, File{Logical: dir + "/" + e.Name(), Name: hashed(e.Name(), data), Data: data})
	}
	return set, nil
}
