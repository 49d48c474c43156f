package storybook

import (
	"github.com/a-h/templ"

	"bummerl/templates"
	"bummerl/tutor/learner"
)

func profileStories() []Story {
	two := func(n narrator, p *templates.ProfilePage) {
		p.Devices, p.Leaves, p.Stays = 2, false, true
		p.Others = n.confirm(p.Form, "others", n.ProfileOthers(), n.ProfileOthersText(), n.ProfileOthersSure())
		p.Out = n.confirm(p.Form, "out", n.ProfileOut(), n.ProfileOutText(), n.ProfileOutSure())
	}
	return []Story{
		profileStory("profile", func(narrator, *templates.ProfilePage) {}),
		profileStory("profile-code", func(n narrator, p *templates.ProfilePage) {
			p.Code = &templates.ProfileCode{
				Text: "WCXHJ-KMNPR-TVWXY", Minutes: 10, Where: "https://schnapsen-im-wirtshaus.example" + n.href("/profile"),
			}
		}),
		profileStory("profile-devices", two),
		profileStory("profile-refused", func(n narrator, p *templates.ProfilePage) {
			p.Refused, p.Typed, p.Leave = n.ProfileRefusedForm(learner.CodeSigns), "CDFHJ-KMNPR-TVWX0", true
		}),
		profileStory("profile-wait", func(n narrator, p *templates.ProfilePage) {
			two(n, p)
			p.CodeRefused, p.Refused, p.Typed = n.ProfileRefusedWait(1), n.ProfileRefusedWait(3), "CDFHJ-KMNPR-TVWXY"
		}),
		profileStory("profile-visitor", func(n narrator, p *templates.ProfilePage) {
			*p = templates.ProfilePage{Page: p.Page, Form: p.Form, Visitor: true}
			p.Gone = n.ProfileGone()
		}),
	}
}

// profileStory is somebody who has played a while, on one device.
func profileStory(name string, change func(narrator, *templates.ProfilePage)) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		p := templates.ProfilePage{
			Page: n.page("/profile", templates.SectionSettings, n.ProfileTitle()), Form: n.form("/profile"),
			Matches: 1204, Steps: 87, Answers: 15310, Devices: 1, Leaves: true, Export: n.href("/profile/export.json"),
		}
		p.Delete = n.confirm(p.Form, "delete", n.ProfileDelete(), n.ProfileDeleteText(), n.ProfileDeleteSure())
		change(n, &p)
		return templates.Profile(p)
	})}
}

func (n narrator) confirm(f templates.Form, action, label, text, sure string) *templates.Confirm {
	return &templates.Confirm{Form: f, Action: action, Label: label, Text: text, Sure: sure}
}
