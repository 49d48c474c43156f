package web

import (
	"cmp"
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"net/netip"
	"net/url"
	"runtime"
	"strings"
	"sync/atomic"
	"time"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"
	"github.com/labstack/echo/v4/middleware"

	"bummerl/rules/bot"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/board/think"
	"bummerl/tutor/coach"
	"bummerl/tutor/count"
	"bummerl/tutor/course"
	"bummerl/tutor/export"
	"bummerl/tutor/imprint"
	"bummerl/tutor/learner"
	"bummerl/tutor/match"
	"bummerl/tutor/rating"
	"bummerl/tutor/store"
)

// Assets finds and serves the static files.
type Assets interface {
	templates.Assets
	http.Handler
}

// Config is what the pages are made from.
type Config struct {
	Learners learner.Service
	Matches  match.Service
	Course   *course.Service
	Count    count.Service
	Attempts tutor.AttemptStore
	Deck     tutor.DeckStore
	Profiles learner.Profiles
	Export   export.Service
	// ForgetAfter is after how many days without an action a profile is deleted; 0 is never. Pages say so, others do it.
	ForgetAfter int
	Ratings     rating.Service
	Reports     tutor.ReportStore
	// Imprint is what the operator wrote for the imprint and the privacy page.
	Imprint imprint.Texts
	// Tables gives the columns of what is kept, by table.
	Tables func(context.Context) (map[string][]string, error)
	Env    tutor.Env
	Assets Assets
	// BaseURL is the site's own address without a path: "https://bummerl.example". With https cookies are sent over
	// TLS only.
	BaseURL string
	// PostsPerSecond bounds the posts of one address (bursts of five times as many pass), and with them the new profiles:
	// as many a minute as posts a second. 0 sets no bound.
	PostsPerSecond float64
	// Pause is how long it takes at least until an opponent's answer is told: whoever thinks of nothing, since there is but
	// one card to play, must not be known by his haste. It is no pause for people, that is the learner's own setting.
	Pause time.Duration
	// Searches bounds how many positions are searched at once; 0 is one for each processor.
	Searches int
	// Proxies are the reverse proxies that are believed what they say in X-Forwarded-For; nobody else is.
	Proxies []netip.Prefix
	Log     *slog.Logger
	// Shown is handed each page before it is rendered: whoever measures renders it again. nil is nobody.
	Shown func(templ.Component)
	// Ready tells whether the database answers.
	Ready func(context.Context) error
	// Meter is told how the site fares; nil is nobody.
	Meter tutor.Meter
	// Life tells how the process goes to its end.
	Life Life
}

// reviewsAtOnce is how many reviews think at the same time: one, so that on a machine of two processors the other is left
// for everybody else.
const reviewsAtOnce = 1

// On gives the configuration with every service of the application on one store.
func (c Config) On(db *store.Store, level func(string) (bot.Level, error)) Config {
	if c.Meter == nil {
		c.Meter = tutor.NoMeter{}
	}
	c.Learners = learner.Service{Store: db, Env: c.Env}
	c.Matches = match.Service{
		Store: db, Attempts: db, Env: c.Env, Level: c.measured(level), Coach: c.measuredCoach(coach.Grade),
		Desk: match.NewDesk(reviewsAtOnce), Meter: c.Meter, Log: c.Log,
	}
	c.Course = &course.Service{Store: db, Attempts: db, Env: c.Env}
	c.Count = count.Service{Drills: db, Attempts: db, Matches: db, Env: c.Env}
	c.Ratings = rating.Service{Store: db}
	c.Profiles = learner.Profiles{Store: db, Env: c.Env}
	c.Export = export.Service{Store: db, Matches: c.Matches, Env: c.Env}
	c.Attempts, c.Deck, c.Reports, c.Ready, c.Tables = db, db, db, db.Ping, db.Tables
	return c
}

// Site is the handler of all pages.
type Site struct {
	Config
	secure bool
	// calm are error pages rendered at start-up, by language, for when rendering itself fails.
	calm map[string][]byte
	// bounds are those of addresses and learners.
	bounds bounds
	// turns bounds how many posts are worked on at once, and so how many opponents and coaches think.
	turns *think.Desk
	// pictures are those of link previews.
	pictures *pictures
	// desk bounds how many search at once; asked are answers that are kept.
	desk  *think.Desk
	asked *think.Kept
	// openFile gives the file of all puzzles.
	openFile func() (given, error)
	// patterns are those of all routes.
	patterns map[string]bool
	// unready is whether the last answer about readiness was no.
	unready atomic.Bool
}

// New builds the handler of the whole site.
func New(c Config) (http.Handler, error) {
	_, handler, err := build(c)
	return handler, err
}

func build(c Config) (*Site, http.Handler, error) {
	base, err := BaseURL(c.BaseURL)
	if err != nil {
		return nil, nil, err
	}
	c.BaseURL = base
	if c.Meter == nil {
		c.Meter = tutor.NoMeter{}
	}
	s := &Site{
		Config: c, secure: strings.HasPrefix(base, "https:"), pictures: newPictures(),
		bounds: newBounds(c.PostsPerSecond), turns: think.NewDesk(turnsPerProcessor*runtime.NumCPU(), turnWait),
		desk: think.NewDesk(cmp.Or(c.Searches, runtime.NumCPU()), askWait), asked: think.NewKept(askedKept),
		openFile: dataFileOf(base),
	}
	if s.calm, err = s.renderCalm(); err != nil {
		return nil, nil, err
	}
	e := echo.New()
	e.HideBanner, e.HidePort = true, true
	e.IPExtractor = clientOf(c.Proxies)
	e.HTTPErrorHandler = s.handleError
	s.use(e)
	s.routes(e)
	s.patterns = map[string]bool{}
	for _, r := range e.Routes() {
		s.patterns[r.Path] = true
	}
	return s, compressed(e), nil
}

// BaseURL checks the site's own address: http or https and a host, without path, query or user.
func BaseURL(text string) (string, error) {
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || strings.Trim(u.Path, "/") != "" ||
		u.RawQuery != "" || u.Fragment != "" || u.User != nil {
		return "", fmt.Errorf("the base URL %q is not of the form https://host", text)
	}
	return u.Scheme + "://" + u.Host, nil
}

// routes lists every address of the site.
func (s *Site) routes(e *echo.Echo) {
	get := func(path string, h echo.HandlerFunc) {
		e.Match([]string{http.MethodGet, http.MethodHead}, path, h)
	}
	get("/", s.negotiate)
	get(healthPath, s.health)
	get(readyPath, s.readiness)
	get("/static/*", echo.WrapHandler(s.Assets))
	get(openDataFile, s.openPuzzles)
	get(openDataReadme, s.openReadme)
	get("/puzzles/:id", s.permalink)
	get("/robots.txt", s.robots)
	get(sitemapPath, s.sitemap)
	get("/:lang"+sitemapPath, s.visitingPublic(s.sitemapOf))
	get("/:lang/app.webmanifest", s.visitingPublic(s.manifest))
	get("/:lang"+offlinePath, s.visitingPublic(s.offline))
	get("/:lang"+previewPath+"/:section/:id", s.visitingPublic(s.pagePicture))
	get("/app/:name", s.icon)
	get(workerPath, s.worker)

	page := func(path string, h func(*visit) error) { get("/:lang"+path, s.visiting(h)) }
	post := func(path string, h func(*visit) error) { e.POST("/:lang"+path, s.acting(h)) }
	answer := func(path string, h func(*visit) error) { e.POST("/:lang"+path, s.posting(h)) }
	postOwn := func(path string, h func(*visit) error) { e.POST("/:lang"+path, s.owning(h)) }
	page("", s.home)
	page("/learn", s.learnIndex)
	page("/learn/known", s.known)
	page(quizPath, s.quizPage)
	post(quizPath, s.beginQuiz)
	page("/learn/:id", s.lesson)
	post("/learn/:id", s.answerLesson)
	page("/learn/:id/report", s.lessonReport)
	answer("/learn/:id/report", s.reportLesson)
	page("/puzzles", s.puzzleIndex)
	page("/puzzles/:id", s.puzzle)
	answer("/puzzles/:id", s.answerPuzzle)
	page("/puzzles/:id/record.json", s.recordPuzzle)
	answer("/puzzles/:id/report", s.reportPuzzle)
	page(mixedPath, s.mixedNext)
	page(runPath, s.run)
	answer(runPath, s.beginRun)
	s.puzzleWays(page, answer)
	page("/daily", s.dailyToday)
	page("/daily/archive", s.dailyArchive)
	page("/daily/archive/:month", s.dailyArchive)
	page("/daily/:date", s.dailyDay)
	page("/daily/:date/:level", s.ofDay(s.puzzle))
	answer("/daily/:date/:level", s.ofDay(s.answerPuzzle))
	page("/daily/:date/:level/record.json", s.ofDay(s.recordPuzzle))
	answer("/daily/:date/:level/report", s.ofDay(s.reportPuzzle))
	get("/:lang/daily/:date/:level/preview.png", s.visitingPublic(s.dailyPicture))
	get("/:lang/daily.atom", s.visitingPublic(s.dailyFeed))
	page("/data", s.openData)
	page(setPath, s.setPage)
	page(setNewPath, s.setNew)
	page(showPath, s.show)
	page(worksheetPath, s.worksheet)
	page(positionPath, s.position)
	page(boardPath, s.boardPage)
	get("/:lang"+boardPicturePath, s.visitingPublic(s.boardPicture))
	page(askPath, s.boardAsk)
	page("/deck", s.deckPage)
	answer("/deck", s.answerDeck)
	page("/count", s.countHall)
	page("/count/results", s.countResults)
	page("/count/:drill", s.countBegin)
	answer("/count/:drill", s.startCount)
	page("/count/:drill/:id", s.countRun)
	postOwn("/count/:drill/:id", s.answerCount)
	page("/play", s.playIndex)
	post("/play", s.newMatch)
	page("/play/statistics", s.statistics)
	page(importPath, s.importForm)
	e.POST("/:lang"+importPath, s.acting(s.importMatch), middleware.BodyLimit(fileLimit))
	page("/play/:id", s.playTable)
	postOwn("/play/:id", s.act)
	page("/play/:id/check", s.check)
	page("/play/:id/review/:hand", s.review)
	postOwn("/play/:id/review/:hand", s.answerReview)
	page("/play/:id/review/:hand/record.json", s.reviewRecord)
	page("/play/:id/review/:hand/retry", s.retrySum)
	page("/play/:id/review/:hand/retry/:seq", s.retry)
	postOwn("/play/:id/review/:hand/retry/:seq", s.answerRetry)
	page("/play/:id/hands", s.matchHands)
	page("/play/:id/record.json", s.matchFile)
	postOwn("/play/:id/hands", s.endMatch)
	page("/rules", s.rulesPage)
	post("/rules", s.chooseRules)
	page("/rules/compare", s.compareRules)
	page("/rules/elsewhere", s.rulesElsewhere)
	page(housePath, s.housePage)
	answer(housePath, s.takeHouse)
	page(housePath+"/"+houseWhole, s.wholeHouse)
	page("/rules/:variant", s.ruleBook)
	page("/rules/:variant/"+printPart, s.printRules)
	page("/rules/:variant/:try", s.ruleTable)
	answer("/rules/:variant/:try", s.playRule)
	page("/glossary", s.glossary)
	page(tallyPath, s.tally)
	page(tableDealPath, s.tableDeal)
	page(imprintPath, s.imprintPage)
	page(privacyPath, s.privacyPage)
	page("/progress", s.progress)
	page(profilePath, s.profile)
	answer(profilePath, s.changeProfile)
	page(exportPath, s.exportProfile)
	page("/settings", s.settings)
	post("/settings", s.saveSettings)
}
