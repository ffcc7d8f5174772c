/// One file and what is known of it, so that every sum can be traced to the files it comes from.
public struct SourceFile: Equatable, Sendable {
  /// Where the file is, relative to the folder that was read, with `/` between the parts.
  public var path: String
  /// What its syntax tells.
  public var facts: SourceFacts

  /// What was read in the file at this path.
  public init(path: String, facts: SourceFacts) {
    self.path = path
    self.facts = facts
  }
}
