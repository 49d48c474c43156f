// Package old is the first counting drill, running totals over six tricks. It serves the pages until they ask
// tutor/count, and goes with their last import of it.
package old
