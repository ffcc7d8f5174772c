/// Makes text from files and arguments safe to print to a terminal.
nonisolated package enum VisibleText {
  /// The text with control characters written out, as in `\u{1B}`, except line feeds and tabs.
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return text.unicodeScalars.reduce(into: "") { visible, scalar in
      if isControl(scalar) {
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
  }
}
