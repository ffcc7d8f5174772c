nonisolated extension SourceLine {
  /// Returns the tags of a tag line, up to a comment.
  /// - Throws: An error for the first tag that contains white space.
  func tags() throws(GherkinError) -> [String] {
    var tags: [String] = []
    var column = indent + 1
    var rest = body[..<endOfTags]
    while !rest.isEmpty {
      let part = rest[..<(rest.dropFirst().firstIndex(of: "@") ?? rest.endIndex)]
      let name = part.trimmed
      guard !name.contains(where: \.properties.isWhitespace) else {
        let location = SourceLocation(line: number, column: column)
        throw GherkinError(location: location, reason: .whiteSpaceInTag(String(name)))
      }
      tags.append(String(name))
      column += part.count
      rest = rest[part.endIndex...]
    }
    return tags
  }

  /// The end of the tags; a `#` begins a comment only after white space, because a tag may contain one.
  private var endOfTags: Substring.Index {
    let pairs = zip(body.indices, body.indices.dropFirst())
    return pairs.first { body[$0].properties.isWhitespace && body[$1] == "#" }?.0 ?? body.endIndex
  }

  /// The cells of a table row; text after the last pipe is dropped.
  var tableRow: TableRow {
    var row = TableRow(values: [], location: location)
    var rest = body.dropFirst()
    while let end = endOfCell(in: rest) {
      row.values.append(unescaped(rest[..<end].trimmed))
      rest = rest[end...].dropFirst()
    }
    return row
  }

  private func endOfCell(in rest: Substring.UnicodeScalarView) -> Substring.Index? {
    var isEscaped = false
    return rest.firstIndex { scalar in
      defer { isEscaped = scalar == "\\" && !isEscaped }
      return scalar == "|" && !isEscaped
    }
  }

  private func unescaped(_ text: Substring.UnicodeScalarView) -> String {
    var value = String.UnicodeScalarView()
    var rest = text
    while let scalar = rest.popFirst() {
      switch (scalar, rest.first) {
      case ("\\", "n"?): value.append("\n")
      case ("\\", let escaped?) where escaped == "|" || escaped == "\\": value.append(escaped)
      default:
        value.append(scalar)
        continue
      }
      rest = rest.dropFirst()
    }
    return String(value)
  }

  var requestedLanguage: String? { trimmed.wholeMatch(of: /#\s*language\s*:\s*([A-Za-z_-]+)/).map { String($0.1) } }
}
