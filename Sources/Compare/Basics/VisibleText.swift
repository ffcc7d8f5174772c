/// Makes text from files and arguments safe to print to a terminal.
package enum VisibleText {
  /// Escapes control characters other than line feeds and tabs, for example as `\u{1B}`.
  package static func of(_ text: String) -> String {
    replacing(isControl, in: text) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
  }

  package static func replacing(
    _ isMeant: (Unicode.Scalar) -> Bool, in text: String, with written: (Unicode.Scalar) -> String
  ) -> String {
    guard text.unicodeScalars.contains(where: isMeant) else { return text }
    return text.unicodeScalars.map { isMeant($0) ? written($0) : String($0) }.joined()
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (scalar < " " && scalar != "\n" && scalar != "\t") || ("\u{7F}"..."\u{9F}").contains(scalar)
  }
}
