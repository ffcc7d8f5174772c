/// The text of several lines below a step.
nonisolated public struct DocString: Equatable, Sendable {
  /// The lines joined by LF, less the indentation of the opening delimiter; no line feed at the end.
  public var content: String
  /// What follows the opening delimiter, such as `json`; nil if nothing does.
  public var mediaType: String?
  /// The opening delimiter.
  public var location: SourceLocation
}
