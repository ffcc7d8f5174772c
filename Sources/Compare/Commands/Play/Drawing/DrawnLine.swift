nonisolated struct DrawnLine: Hashable, Sendable {
  /// The highlighting, by the number of its escape sequence. It adds no information.
  nonisolated enum Style: Int, Sendable {
    case plain = 0
    case strong = 1
    case faint = 2
    case focused = 7
  }

  var text: String
  var style = Style.plain
  var target: Target?

  init(_ text: String, _ style: Style = .plain, target: Target? = nil) {
    self.text = text
    self.style = style
    self.target = target
  }

  func encoded(width: Int, hasColour: Bool) -> String {
    let text = DisplayText.clipped(DisplayText.harmless(text), to: width)
    return hasColour && style != .plain ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

nonisolated enum Target: Hashable, Sendable {
  case alertButton(String)
  case element(id: String)
  /// A row of a list, counted from 1.
  case row(Int, list: String)
}
