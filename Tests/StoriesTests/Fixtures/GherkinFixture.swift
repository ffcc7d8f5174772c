@testable import Stories

enum GherkinFixture {
  static func document(_ text: String) throws(GherkinErrors) -> GherkinDocument {
    try GherkinParser.parse(Array(text.utf8))
  }

  static func feature(_ text: String) throws -> Feature? {
    try document(text).feature
  }

  static func stories(_ text: String) throws -> [Story] {
    try document(text).feature?.stories() ?? []
  }

  static func errors(_ text: String) -> [GherkinError] {
    thrown { () throws(GherkinErrors) in _ = try document(text) }?.errors ?? []
  }

  /// Returns the location of each error as `line:column`.
  static func places(_ text: String) -> [String] {
    errors(text).map { "\($0.location.line):\($0.location.column)" }
  }

  static func line(_ text: String) throws -> SourceLine? {
    var lines = try SourceText(Array(text.utf8)).lines
    return lines.next()
  }
}

extension SourceLine {
  var text: String { String(content) }
}
