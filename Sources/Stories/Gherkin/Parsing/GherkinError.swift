import Basics

nonisolated struct GherkinError: Error, Equatable {
  /// The location of the error; for an unexpected end of the file, the line after the last.
  var location: SourceLocation
  var reason: Reason

  nonisolated enum Reason: Equatable {
    case unexpectedLine(found: String, expected: [LineKind])
    case unexpectedEnd(expected: [LineKind])
    case docString
    case inconsistentCellCount(expected: Int, found: Int)
    case whiteSpaceInTag(String)
    case unsupportedLanguage(String)
    case invalidUTF8(byte: UInt8)
    case nulByte
    case fileTooLarge(size: Int, limit: Int)
    /// Outlines and backgrounds multiply into more stories than can run.
    case tooManyStories
  }

  /// A description of the error and its remedy, without the location.
  var message: String {
    switch reason {
    case .unexpectedLine(let found, let expected):
      "\"\(found.clipped())\" isn't allowed here; expected \(expected.map(\.rawValue).listed("or"))."
        + Self.hint(for: found, among: expected)
    case .unexpectedEnd(let expected): "The file ends too early; expected \(expected.map(\.rawValue).listed("or"))."
    case .docString: "Doc strings aren't supported; put the text into the step, or into a table below it."
    case .inconsistentCellCount(let expected, let found):
      "This row has \(found == 1 ? "1 cell" : "\(found) cells"), the table's first has \(expected); add or remove "
        + "cells, and write a pipe inside a cell as \\|."
    case .whiteSpaceInTag(let tag):
      "The tag \"\(tag.clipped())\" holds white space; join its words, or begin each tag with @."
    case .unsupportedLanguage(let name):
      "The language \"\(name.clipped())\" can't be read: only English (en) is; write the keywords in English "
        + "and remove this line."
    case .invalidUTF8(let byte):
      "The byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8 here; save the file as UTF-8."
    case .nulByte: "There is a NUL character here; remove it, or check that this is a text file in UTF-8."
    case .fileTooLarge(let size, let limit):
      "The file has \(size) bytes, more than the \(limit) that are read; split it into several features."
    case .tooManyStories:
      "Up to this scenario, backgrounds and examples make more steps and text than can be run; remove rows or steps, "
        + "or split the file."
    }
  }
}

nonisolated extension GherkinError {
  private static func hint(for line: String, among expected: [LineKind]) -> String {
    guard let keyword = Keyword.almost(beginning: line), expected.contains(keyword.kind) else { return "" }
    return " Begin it with \(keyword.beginning)."
  }
}

nonisolated struct GherkinErrors: Error, Equatable {
  /// The errors, ordered by location; never empty, and at most about a dozen.
  let errors: [GherkinError]
}
