/// Text that comes out of files and arguments, made safe to print: it can neither colour a terminal nor flood it.
nonisolated package enum VisibleText {
  /// The text with its control characters written out, as in `\u{1B}`; line feeds and tabs stay.
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

  /// The text, or as much of its beginning as leaves room for an ellipsis.
  package static func clipped(_ text: String, to length: Int) -> String {
    text.utf8.count <= length || text.count <= length ? text : text.prefix(length - 1) + "…"
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
  }
}
