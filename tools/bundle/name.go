package main

import (
	"crypto/sha256"
	"encoding/base32"
	"path/filepath"
	"strings"
)

// hashed puts a hash of the content into a file name: "french.svg" becomes
// "french-7QJ2MZ4K.svg". Forty bits are plenty: the hash tells versions of one
// file apart, it protects nothing.
func hashed(name string, data []byte) string {
	sum := sha256.Sum256(data)
	ext := filepath.Ext(name)
	return strings.TrimSuffix(name, ext) + "-" + base32.StdEncoding.EncodeToString(sum[:5]) + ext
}
