package rating

import (
	"math"
	"time"

	"bummerl/tutor"
)

// The scale and its bounds.
const (
	// Middle is where everybody begins, and how strong the bot is that measures puzzles.
	Middle = 1500.0
	// Widest is the deviation of somebody of whom nothing is known. It is less than the paper's 350: who learns this game
	// here lies within a few hundred of the middle, and the first tries should not throw anybody about.
	Widest = 250.0
	// Narrowest keeps ratings moving: people learn.
	Narrowest = 45.0
	// Lowest bounds a rating, as Highest does; no puzzle lies beyond.
	Lowest = 400.0
	// Highest is the other bound.
	Highest = 2800.0
	// Provisional is the deviation above which a rating is only provisional.
	Provisional = 110.0

	// steady is the volatility to begin with, as the paper has it: a day away widens a deviation of 50 by about 1, and
	// three months make a rating provisional again. Volatilities stay within the other two.
	steady, steadiest, unsteadiest = 0.06, 0.03, 0.1
	// tau bounds how fast a volatility changes; the paper advises 0.3 to 1.2.
	tau = 0.5
	// scale is what the paper's inner scale is multiplied by.
	scale = 173.7178
	// tiny is when the search for a volatility has come close enough; most bounds its steps.
	tiny, most = 1e-6, 100
)

// New is the rating of somebody of whom nothing is known.
func New() tutor.Rating {
	return tutor.Rating{Value: Middle, Deviation: Widest, Volatility: steady}
}

// Game is one result against a rating.
type Game struct {
	Against tutor.Rating
	Won     bool
	// Weight is 1 for a whole game, less for one that says less; above 0.
	Weight float64
}

// impact is the paper's g: what is not well known says less.
func impact(phi float64) float64 { return 1 / math.Sqrt(1+3*phi*phi/(math.Pi*math.Pi)) }

// expected is the paper's E.
func expected(mu, against, g float64) float64 { return 1 / (1 + math.Exp(-g*(mu-against))) }

// Aged gives a rating as it is after some days without a game: as good, and less sure.
func Aged(r tutor.Rating, days float64) tutor.Rating {
	phi := r.Deviation / scale
	r.Deviation = bounded(scale*math.Sqrt(phi*phi+max(days, 0)*r.Volatility*r.Volatility), Narrowest, Widest)
	return r
}

// daysSince gives the days between the last try and a time; 0 if there was none.
func daysSince(r tutor.Rating, at time.Time) float64 {
	if r.At.IsZero() {
		return 0
	}
	return max(at.Sub(r.At).Hours()/24, 0)
}

// At gives a rating as it is at a time.
func At(r tutor.Rating, at time.Time) tutor.Rating { return Aged(r, daysSince(r, at)) }

// After gives a rating after games of one period that came so many days after the last one. The steps are the paper's.
func After(r tutor.Rating, days float64, games ...Game) tutor.Rating {
	mu, phi, sigma := (r.Value-Middle)/scale, r.Deviation/scale, r.Volatility
	information, surprise := 0.0, 0.0
	for _, game := range games {
		g := impact(game.Against.Deviation / scale)
		e := expected(mu, (game.Against.Value-Middle)/scale, g)
		won := 0.0
		if game.Won {
			won = 1
		}
		information += game.Weight * g * g * e * (1 - e)
		surprise += game.Weight * g * (won - e)
	}
	if information > 0 {
		v := 1 / information
		sigma = bounded(volatility(phi, sigma, v, v*surprise), steadiest, unsteadiest)
	}
	wide := phi*phi + max(days, 0)*sigma*sigma
	variance := 1 / (1/wide + information)
	r.Value = bounded(Middle+scale*(mu+variance*surprise), Lowest, Highest)
	r.Deviation = bounded(scale*math.Sqrt(variance), Narrowest, Widest)
	r.Volatility = sigma
	r.Tries += len(games)
	return r
}

// volatility is the paper's step 5: it looks for the volatility that fits best, between two bounds that close in.
func volatility(phi, sigma, v, delta float64) float64 {
	a := math.Log(sigma * sigma)
	f := func(x float64) float64 {
		e := math.Exp(x)
		d := phi*phi + v + e
		return e*(delta*delta-d)/(2*d*d) - (x-a)/(tau*tau)
	}
	low := a
	var high float64
	if d := delta*delta - phi*phi - v; d > 0 {
		high = math.Log(d)
	} else {
		k := 1.0
		for f(a-k*tau) < 0 && k < most {
			k++
		}
		high = a - k*tau
	}
	fLow, fHigh := f(low), f(high)
	for range most {
		if math.Abs(high-low) <= tiny {
			break
		}
		x := low + (low-high)*fLow/(fHigh-fLow)
		fx := f(x)
		if fx*fHigh <= 0 {
			low, fLow = high, fHigh
		} else {
			fLow /= 2
		}
		high, fHigh = x, fx
	}
	return math.Exp(low / 2)
}

func bounded(x, low, high float64) float64 { return min(max(x, low), high) }
