package store

import (
	"context"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

// DeleteLearner implements tutor.ProfileStore. Every table that has something of a learner points at him, or at something
// that does, and says what becomes of it.
func (s *Store) DeleteLearner(ctx context.Context, learner string) error {
	n, err := s.w.DeleteLearner(ctx, learner)
	return oneRow(n, err, tutor.NotFound, "delete a learner")
}

// Unseen implements tutor.ProfileStore.
func (s *Store) Unseen(ctx context.Context, before time.Time, limit int) ([]string, error) {
	list, err := s.r.LearnersSeenBefore(ctx, query.LearnersSeenBeforeParams{Seen: writeTime(before), Most: int32(limit)})
	return list, fail("list who stays away", err)
}

// DeleteUnseen implements tutor.ProfileStore.
func (s *Store) DeleteUnseen(ctx context.Context, learner string, before time.Time) (bool, error) {
	n, err := s.w.DeleteUnseen(ctx, query.DeleteUnseenParams{ID: learner, Seen: writeTime(before)})
	return n > 0, fail("delete who stays away", err)
}

// DropCodes implements tutor.ProfileStore.
func (s *Store) DropCodes(ctx context.Context, now time.Time) error {
	_, err := s.w.DropTransferCodes(ctx, writeTime(now))
	return fail("forget transfer codes", err)
}
