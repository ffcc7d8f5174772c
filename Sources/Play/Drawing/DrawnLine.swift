nonisolated package struct DrawnLine: Hashable, Sendable {
  /// How it stands out; nothing is told by it alone.
  nonisolated enum Style: Hashable, Sendable {
    case plain, strong, faint, focused
  }

  var text: String
  var style = Style.plain
  var target: Target?

  init(_ text: String, _ style: Style = .plain, target: Target? = nil) {
    self.text = text
    self.style = style
    self.target = target
  }

  /// The line for a terminal, at most that wide.
  func encoded(width: Int, hasColour: Bool) -> String {
    let text = DisplayText.clipped(DisplayText.harmless(text), to: width)
    guard hasColour else { return text }
    return switch style {
    case .plain: text
    case .strong: "\u{1B}[1m\(text)\u{1B}[0m"
    case .faint: "\u{1B}[2m\(text)\u{1B}[0m"
    case .focused: "\u{1B}[7m\(text)\u{1B}[0m"
    }
  }
}

/// Something in sight that a user can act on.
nonisolated enum Target: Hashable, Sendable {
  case alertButton(String)
  case element(id: String)
  /// A row of a list, counted from 1.
  case row(Int, list: String)
}
