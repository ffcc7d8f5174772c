nonisolated extension GherkinError {
  /// What is wrong and what to do about it, without the location.
  public var message: String {
    switch reason {
    case .unexpectedLine(let found, let expected):
      "\"\(Self.clipped(found))\" can't stand here; expected \(Self.list(expected))."
    case .unexpectedEnd(let expected):
      "The file ends too early; expected \(Self.list(expected))."
    case .unclosedDocString(let opened, let delimiter):
      "The file ends inside the doc string opened at line \(opened.line); close it with \(delimiter)."
    case .inconsistentCellCount(let expected, let found):
      "This row has \(Self.cells(found)), the table's first has \(expected); add or remove cells, and write a pipe "
        + "inside a cell as \\|."
    case .whiteSpaceInTag(let tag):
      "The tag \"\(Self.clipped(tag))\" holds white space; join its words, or begin each tag with @."
    case .unsupportedLanguage(let name):
      "The language \"\(Self.clipped(name))\" can't be read: only English (en) is; write the keywords in English "
        + "and remove this line."
    case .invalidUTF8(let byte):
      "The byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8 here; save the file as UTF-8."
    case .nulByte:
      "There is a NUL character here; remove it, or check that this is a text file in UTF-8."
    case .fileTooLarge(let size, let limit):
      "The file has \(size) bytes, more than the \(limit) that are read; split it into several features."
    case .tooManyStories:
      "Up to this scenario, backgrounds and examples make more steps and text than can be run; remove rows or steps, "
        + "or split the file."
    }
  }

  private static func cells(_ count: Int) -> String {
    count == 1 ? "1 cell" : "\(count) cells"
  }

  private static func clipped(_ text: String) -> String {
    text.unicodeScalars.count <= 80 ? text : String(text.unicodeScalars.prefix(79)) + "…"
  }

  private static func list(_ kinds: [LineKind]) -> String {
    let names = kinds.filter { $0 != .blank && $0 != .comment }.map(\.phrase)
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}

// MARK: - Naming lines

nonisolated extension LineKind {
  /// The kind as it reads after "expected".
  var phrase: String {
    switch self {
    case .end: "the end of the file"
    case .language: "# language: en"
    case .tags: "a tag"
    case .feature: "Feature:"
    case .background: "Background:"
    case .scenario: "Scenario: or Scenario Outline:"
    case .examples: "Examples:"
    case .rule: "Rule:"
    case .step: "a step"
    case .docString: "a doc string"
    case .tableRow: "a table row"
    case .comment: "a comment"
    case .blank: "a blank line"
    case .text: "free text"
    }
  }
}
