package count

import "context"

// lookedBack is how many runs of a drill Finished looks at: more than anybody does of one between being asked for it and
// showing that it is done.
const lookedBack = 50

// Finished tells whether one of the learner's latest runs of a drill that was begun with a setting has come to its end.
func (s Service) Finished(ctx context.Context, learner string, kind Kind, set Setting) (bool, error) {
	if learner == "" {
		return false, nil
	}
	list, err := s.Drills.Drills(ctx, learner, string(kind), lookedBack)
	for _, d := range list {
		if len(d.Answers) == 0 {
			continue // nothing answered
		}
		k, err := readKept(d)
		if err != nil || k.Setting != set {
			continue // One that cannot be read is no run to show.
		}
		r, err := fold(d)
		if err == nil && r.Done {
			return true, nil
		}
	}
	return false, err
}
