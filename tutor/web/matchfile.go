package web

import "net/http"

// matchFile hands out a match as a file: its finished hands with every card. While the table asks for the points of the
// hand just over it leads there instead.
func (s *Site) matchFile(v *visit) error {
	id := v.Param("id")
	t, err := s.Matches.Table(v.ctx(), v.learner.ID, id)
	if err != nil {
		return err
	}
	switch asks, err := v.asksNow(t); {
	case err != nil:
		return err
	case asks:
		return v.Redirect(http.StatusSeeOther, v.href("/play/"+id))
	}
	body, err := s.Matches.Download(v.ctx(), v.learner.ID, id)
	if err != nil {
		return err
	}
	v.Response().Header().Set("Content-Disposition", `attachment; filename="bummerl-`+id+`.json"`)
	return v.Blob(http.StatusOK, "application/json", append(body, '\n'))
}
