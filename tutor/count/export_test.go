package count

// Want gives the right answer to a prompt, which no page may know before it is answered.
func (it Item) Want(prompt int) Answer { return it.right[prompt] }
