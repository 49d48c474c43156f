package store

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

var _ tutor.ProfileStore = (*Store)(nil)

// Belongings implements tutor.ProfileStore.
func (s *Store) Belongings(ctx context.Context, learner string) (tutor.Belongings, error) {
	row, err := s.r.Belongings(ctx, learner)
	if err != nil {
		return tutor.Belongings{}, fail("count what a learner has", err)
	}
	return tutor.Belongings{
		Matches: int(row.Matches), Steps: int(row.Steps), Answers: int(row.Answers), Devices: int(row.Devices) + 1,
	}, nil
}

// SaveCode implements tutor.ProfileStore.
func (s *Store) SaveCode(ctx context.Context, learner, hash string, expires time.Time) error {
	return fail("keep a transfer code", s.w.SaveTransferCode(ctx, query.SaveTransferCodeParams{
		LearnerID: learner, CodeHash: hash, Expires: writeTime(expires),
	}))
}

// CodeOwner implements tutor.ProfileStore.
func (s *Store) CodeOwner(ctx context.Context, hash string, at time.Time) (string, error) {
	id, err := s.r.TransferCode(ctx, query.TransferCodeParams{CodeHash: hash, Now: writeTime(at)})
	return id, fail("find a transfer code", err)
}

// TakeCode implements tutor.ProfileStore.
func (s *Store) TakeCode(ctx context.Context, hash string, now time.Time, fresh, before tutor.Device) error {
	const what = "take a transfer code"
	return s.inTx(ctx, what, func(q *query.Queries) error {
		n, err := q.UseTransferCode(ctx, query.UseTransferCodeParams{CodeHash: hash, LearnerID: fresh.Learner, Now: writeTime(now)})
		if err := oneRow(n, err, tutor.NotFound, what); err != nil {
			return err
		}
		add := query.AddDeviceParams{TokenHash: fresh.Hash, LearnerID: fresh.Learner, Created: writeTime(now)}
		if err := q.AddDevice(ctx, add); err != nil {
			return err
		}
		// The learner is here: nobody forgets him for having been away.
		if _, err := q.SawLearner(ctx, query.SawLearnerParams{ID: fresh.Learner, Seen: writeTime(now)}); err != nil {
			return err
		}
		if before == (tutor.Device{}) {
			return nil
		}
		switch err := dropDevice(ctx, q, before); tutor.CodeOf(err) {
		case tutor.Invalid:
			_, err = q.DeleteLearner(ctx, before.Learner)
			return err
		case tutor.NotFound: // It was taken from that learner meanwhile.
			return nil
		default:
			return err
		}
	})
}

// DropDevice implements tutor.ProfileStore.
func (s *Store) DropDevice(ctx context.Context, d tutor.Device) error {
	return s.inTx(ctx, "drop a device", func(q *query.Queries) error { return dropDevice(ctx, q, d) })
}

// dropDevice is DropDevice within a transaction. Where the learner's own row has the device, the newest of the others
// takes its place there.
func dropDevice(ctx context.Context, q *query.Queries, d tutor.Device) error {
	const what = "drop a device"
	n, err := q.DropDevice(ctx, query.DropDeviceParams{TokenHash: d.Hash, LearnerID: d.Learner})
	if err != nil || n > 0 {
		return err
	}
	first, err := q.HasFirstDevice(ctx, query.HasFirstDeviceParams{ID: d.Learner, TokenHash: d.Hash})
	if err != nil {
		return err
	}
	if first == 0 {
		return tutor.Fail(tutor.NotFound, what, nil)
	}
	next, err := q.NewestDevice(ctx, d.Learner)
	if errors.Is(err, sql.ErrNoRows) {
		return tutor.Fail(tutor.Invalid, what+": there is no other", nil)
	}
	if err != nil {
		return err
	}
	n, err = q.DropDevice(ctx, query.DropDeviceParams{TokenHash: next, LearnerID: d.Learner})
	// Another program has just dropped it: nothing of this is done.
	if err := oneRow(n, err, tutor.Busy, what); err != nil {
		return err
	}
	_, err = q.SetFirstDevice(ctx, query.SetFirstDeviceParams{ID: d.Learner, TokenHash: next})
	return err
}

// DropOthers implements tutor.ProfileStore.
func (s *Store) DropOthers(ctx context.Context, keep tutor.Device) error {
	return s.inTx(ctx, "drop the other devices", func(q *query.Queries) error {
		if _, err := q.DropDevices(ctx, keep.Learner); err != nil {
			return err
		}
		if _, err := q.DropCodeOf(ctx, keep.Learner); err != nil {
			return err
		}
		n, err := q.SetFirstDevice(ctx, query.SetFirstDeviceParams{ID: keep.Learner, TokenHash: keep.Hash})
		return oneRow(n, err, tutor.NotFound, "drop the other devices")
	})
}
