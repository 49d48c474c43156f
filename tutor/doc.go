// Package tutor holds the words of the application: learners, matches, drills and lessons as they are kept, the one
// error type, the environment (clock and dice), and what each part of the application asks of the store.
//
// The packages below it do the work: tutor/learner, tutor/match, tutor/count and tutor/course hold the rules of what a
// learner can do, tutor/store keeps everything in SQLite or PostgreSQL, tutor/web shows it.
package tutor
