/// The lines of one file, so that every sum can be traced to the files it comes from.
public struct FileLines: Equatable, Sendable, Codable {
  /// Where the file is, relative to the folder that was counted, with `/` between the parts.
  public var path: String

  /// The lines of the file.
  public var lines: LineCount

  /// What was counted in the file at this path.
  public init(path: String, lines: LineCount) {
    self.path = path
    self.lines = lines
  }
}
