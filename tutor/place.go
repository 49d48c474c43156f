package tutor

import (
	"sync"
	"time"
)

// places are the time zones that were asked for. There are some hundred names, and reading one again for each page took
// longer than most queries.
var places sync.Map // name → *time.Location

// Place gives the time zone of a name, as time.LoadLocation does.
func Place(zone string) (*time.Location, error) {
	if p, ok := places.Load(zone); ok {
		return p.(*time.Location), nil
	}
	p, err := time.LoadLocation(zone)
	if err != nil {
		return nil, err
	}
	places.Store(zone, p)
	return p, nil
}
