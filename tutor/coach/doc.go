// Package coach says what an action was worth, why, and what to look at before acting. It sees a rules.View and nothing
// else, so that it cannot know more than the learner could have known; only the review, in tutor/match, holds a record.
package coach
