/// A step to be run, with the place in the file to lead the reader to.
nonisolated public struct StoryStep: Equatable, Sendable {
  /// `Given`, `When`, `Then`, `And`, `But` or `*`.
  public var keyword: String
  /// The step's text without its keyword, placeholders filled in.
  public var text: String
  /// The step's keyword in the file: the same for all stories of an outline.
  public var location: SourceLocation
  /// The table below the step, row by row.
  public var table: [[String]]?
  /// The text of the doc string below the step.
  public var docString: String?
}

// MARK: - Making steps

nonisolated extension StoryStep {
  /// A step with the text it has in the file.
  init(_ step: Step) {
    keyword = step.keyword
    text = step.text
    location = step.location
    table = step.table?.values
    docString = step.docString?.content
  }
}
