nonisolated enum KeyHelp {
  static let lines = [
    "↑ ↓ j k Tab      move the focus; PgUp PgDn Home End go further",
    "Enter Space      touch what has the focus: tap, toggle, select, type",
    "← →              choose a segment",
    "b Backspace      go back; swipe a sheet down",
    "c                clear the text field",
    "p                pull the list to refresh it",
    "e                scroll the list to its end",
    "",
    "s                let time pass until everything has settled",
    ".                let 100 ms pass",
    "t                let as many ms pass as you say",
    "f                make a service fail, wait or work again",
    "d                what the system and the world do: background, memory, links …",
    ":                take any step there is (“compare list” names them), checks as well",
    "",
    "1 … 9 n          show another implementation; all of them have taken every step",
    "h                the story so far",
    "x                what was found: where the implementations differ",
    "w                save the story, for “compare stories FILE”",
    "R                start over",
    "q Ctrl-D Ctrl-C  leave; Ctrl-Z steps aside",
  ]

  /// The most important keys, for the last line.
  static let short = "↑↓ Enter b back  s settle  . 100 ms  n next implementation  f services  d world  w save  ? q"
}
