// Package storybook shows every screen of Bummerl in every state, in each language, with each pack and theme, from fixed
// view models and without a database. It is the one source for whatever looks at screens: the checks of HTML, of
// accessibility and of overflow, the pictures, and people (make storybook).
//
// A story is one screen in one state; an Edition says in which form it is told. The stories of an area stand in one
// file. Whoever gives a screen a new state writes a story for it; the tests of this package then hold it to what all
// pages promise, and those of tutor/e2e look at it in a browser.
//
// Tables are whole: the cards in hands, talon and tricks add up to a pack, and none is there twice (a test counts).
package storybook
