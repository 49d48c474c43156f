package main

import (
	"fmt"
	"strings"

	"bummerl/locales"
	"bummerl/tutor/imprint"
)

// operatorTexts reads what the operator wrote about himself. A site that the world can reach (its address begins with
// https) is refused while the imprint or the privacy page is missing: the law asks for both.
func operatorTexts(dir, baseURL string) (imprint.Texts, error) {
	var texts imprint.Texts
	if dir != "" {
		var err error
		if texts, err = imprint.Load(dir, locales.Langs); err != nil {
			return texts, err
		}
	}
	missing := texts.Missing()
	if len(missing) == 0 || !strings.HasPrefix(baseURL, "https:") {
		return texts, nil
	}
	var names []string
	for _, page := range missing {
		names = append(names, imprint.FileName(page, locales.DefaultLang))
	}
	return texts, fmt.Errorf("a public site needs an imprint and a privacy page: write %s (or .%s.md) into a folder and name it with -imprint",
		strings.Join(names, " and "), strings.Join(locales.Langs[1:], ".md, ."))
}
