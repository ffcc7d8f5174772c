/// Text measured in a terminal's columns. Some characters take two, and some take none.
nonisolated enum DisplayText {
  static func columns(of text: String) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

  /// The columns that a character takes (Unicode Standard Annex #11, wide and emoji).
  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if isWide(first) || scalars.contains("\u{FE0F}") { return 2 }
    return [.nonspacingMark, .enclosingMark, .format].contains(first.properties.generalCategory) ? 0 : 1
  }

  /// Replaces control characters, which a terminal would obey.
  static func harmless(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return text }
    return text.unicodeScalars.reduce(into: "") { harmless, scalar in
      harmless.unicodeScalars.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
  }

  static func clipped(_ text: String, to width: Int) -> String {
    guard columns(of: text) > width else { return text }
    return width > 0 ? String(fitting(text, in: width - 1)) + "…" : ""
  }

  /// Shortens a text at its beginning, with an ellipsis.
  static func end(of text: String, width: Int) -> String {
    guard columns(of: text) > width else { return text }
    return "…" + String(fitting(text.reversed(), in: width - 1).reversed())
  }

  private static func fitting(_ characters: some Sequence<Character>, in width: Int) -> [Character] {
    var left = width
    return characters.prefix { character in
      left -= columns(of: character)
      return left >= 0
    }
  }

  static func padded(_ text: String, to width: Int) -> String {
    let clipped = clipped(text, to: width)
    return clipped + String(repeating: " ", count: max(width - columns(of: clipped), 0))
  }

  /// Breaks a text into lines, and a word that is longer than a line as well.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    guard width > 1 else { return [clipped(text, to: width)] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { wrappedLine($0, to: width) }
  }

  private static func wrappedLine(_ text: Substring, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, columns(of: line) + 1 + columns(of: String(word)) > width {
        lines.append(line)
        line = ""
      } else if !line.isEmpty {
        line += " "
      }
      for character in word {
        if columns(of: line) + columns(of: character) > width {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return lines + [line]
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
