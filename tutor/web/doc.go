// Package web serves the tutor's pages. Each page or action is one small file that reads the request, asks the service
// that decides, and fills a view model; templates arranges it and locales finds the words.
//
// Every action is a form post: a plain one is answered by a redirect (303) to the page, one from htmx by the region it
// changes. What a learner may see comes from a rules.View, so that nothing hidden can reach a page.
package web
