package templates

// SettingsPage is /settings: one form with the fields pack, theme and points. The language is changed by the links.
type SettingsPage struct {
	Page
	Form Form
	// Pack is "french" or "tell".
	Pack string
	// Points is whose card points the table shows: "both", "own" or "none".
	Points string
}
