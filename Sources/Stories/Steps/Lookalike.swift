/// A character that looks like one in a step, or like nothing at all, and keeps the step from matching.
nonisolated package struct Lookalike: Error, Hashable, Sendable {
  package let character: Unicode.Scalar
  /// The character to write instead; `nil` if there should be none.
  package let meant: Unicode.Scalar?
  /// The text in front of it.
  package let before: String

  private static let quotes: Set<Unicode.Scalar> = ["“", "”", "„", "‟", "«", "»", "″", "＂"]
  private static let singleQuotes: Set<Unicode.Scalar> = ["'", "‘", "’", "‚", "‛", "´", "`", "‹", "›", "′"]

  /// Finds the first such character of a text that matches once all of them are replaced.
  ///
  /// Single quotes may be apostrophes, and double ones part of a text, so as few kinds as possible are replaced.
  static func first(in text: String, where matches: (String) -> Bool) -> Lookalike? {
    let kinds: [(Unicode.Scalar) -> Bool] = [{ _ in false }, quotes.contains, singleQuotes.contains]
    for end in kinds.indices {
      let found = replacing(text) { scalar in kinds[...end].contains { $0(scalar) } }
      if let first = found.first, matches(found.text) { return first }
    }
    return nil
  }

  private static func replacing(
    _ text: String, isQuote: (Unicode.Scalar) -> Bool
  ) -> (text: String, first: Lookalike?) {
    var corrected = String.UnicodeScalarView()
    var first: Lookalike?
    for scalar in text.unicodeScalars {
      let isSecondBlank = scalar == " " && corrected.last == " "
      let meant: Unicode.Scalar? =
        isQuote(scalar) ? "\"" : isSecondBlank || isInvisible(scalar) ? nil : isBlank(scalar) ? " " : scalar
      if meant != scalar, first == nil {
        first = Lookalike(character: scalar, meant: meant, before: String(corrected))
      }
      if let meant { corrected.append(meant) }
    }
    return (String(corrected), first)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar != " " && scalar.properties.isWhitespace }

  /// Excludes joiners, which emoji are made of.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format && scalar != "\u{200D}"
  }

  /// For example `“ (U+201C, LEFT DOUBLE QUOTATION MARK) after “I select ”; write " instead`.
  var message: String {
    let number = String(character.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
    let unicode = [code, character.properties.name].compactMap(\.self).joined(separator: ", ")
    let name = character == " " ? "a second blank" : unicode
    let isVisible = !character.properties.isWhitespace && meant != nil
    let place = before.isEmpty ? "at its beginning" : "after “\(before.suffix(20))”"
    let remedy = meant.map { $0 == " " ? "write a plain blank instead" : "write \($0) instead" } ?? "delete it"
    return "it has \(isVisible ? "\(character) (\(name))" : name) \(place); \(remedy)"
  }
}
