package rules

import (
	"encoding/json"
	"fmt"
)

// ParseOptions gives the options of a named variant with the changes of a JSON object, written as records write them.
// Empty changes are none. Unknown names and values are errors.
func ParseOptions(variant string, changes []byte) (Options, error) {
	var named map[string]json.RawMessage
	if len(changes) > 0 {
		if err := json.Unmarshal(changes, &named); err != nil {
			return Options{}, fmt.Errorf("options: %s is not an object of options", shorten(changes))
		}
	}
	_, o, err := parseOptions(&variant, named)
	return o, err
}
