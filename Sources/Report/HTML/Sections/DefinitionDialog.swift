/// The window in which a number says what it is; the script fills it.
enum DefinitionDialog {
  static var markup: Markup {
    Markup("dialog", ["id": "definition", "aria-labelledby": "definition-title"]) {
      Markup("div", ["class": "dialog-head"]) {
        Markup("h2", ["id": "definition-title", "tabindex": "-1"])
        Markup("button", ["type": "button", "id": "definition-close"]) { "Close" }
      }
      Markup("div", ["id": "definition-content"])
    }
  }
}
