/// Reads `.feature` files: the whole Gherkin grammar with its English keywords.
nonisolated enum GherkinParser {
  /// An empty file is valid and gives a document without a feature: whether that is an error is the caller's to say.
  /// - Parameter bytes: UTF-8, with or without a byte order mark, lines ended in any of the usual ways.
  /// - Returns: The document; its `feature` can be turned into stories with `stories()`.
  /// - Throws: All that is wrong with the text, ordered by location.
  static func parse(_ bytes: some Collection<UInt8>) throws(GherkinErrors) -> GherkinDocument {
    var reader = DocumentReader(try SourceText(bytes))
    let document = try reader.read()
    if let feature = document.feature, let location = ExpansionCost.scenarioBeyondLimit(in: feature) {
      throw GherkinErrors(first: GherkinError(location: location, reason: .tooManyStories))
    }
    return document
  }
}
