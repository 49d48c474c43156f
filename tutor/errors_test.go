package tutor_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
)

func TestCodeOf(t *testing.T) {
	illegal := &rules.IllegalError{Action: rules.Close, Reason: rules.OnlyOnLead}
	for _, test := range []struct {
		err  error
		want tutor.Code
	}{
		{errors.New("anything"), tutor.Internal},
		{context.DeadlineExceeded, tutor.Internal},
		{tutor.ErrStale, tutor.Stale},
		{fmt.Errorf("around: %w", tutor.Fail(tutor.Busy, "append", errors.New("locked"))), tutor.Busy},
		{tutor.Fail(tutor.Illegal, "act", illegal), tutor.Illegal},
	} {
		if got := tutor.CodeOf(test.err); got != test.want {
			t.Errorf("%v: %v, want %v", test.err, got, test.want)
		}
	}
}

func TestError_IsAndAs(t *testing.T) {
	cause := &rules.IllegalError{Action: rules.Close, Reason: rules.OnlyOnLead}
	err := fmt.Errorf("around: %w", tutor.Fail(tutor.Illegal, "act", cause))
	if !errors.Is(err, tutor.ErrIllegal) || errors.Is(err, tutor.ErrStale) {
		t.Errorf("%v is not told apart by its code", err)
	}
	var got *rules.IllegalError
	if !errors.As(err, &got) || got != cause {
		t.Errorf("the rules' own reason is lost: %v", got)
	}
	if got, want := err.Error(), "around: illegal: act: "+cause.Error(); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
