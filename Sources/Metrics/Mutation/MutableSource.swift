/// A source and the changes that can be made to it.
public struct MutableSource: Sendable {
  /// One change as lines, as a diff would show it.
  public struct Change: Equatable, Sendable {
    /// The line it begins at.
    public var line: Int
    /// The changed lines as they are, on one line.
    public var before: String
    /// The same lines changed; empty when nothing is left.
    public var after: String

    /// Shows a change.
    public init(line: Int, before: String, after: String) {
      self.line = line
      self.before = before
      self.after = after
    }
  }

  /// The source's text.
  public let text: String
  /// The changes, those around others before them.
  public let mutants: [Mutant]

  /// Puts changes to their source.
  public init(text: String, mutants: [Mutant]) {
    self.text = text
    self.mutants = mutants
  }

  /// The source with one change made for good.
  public func mutated(by mutant: Mutant) -> String {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(mutant.extent, with: mutant.replacement.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines that a mutant changes, before and after.
  public func change(by mutant: Mutant) -> Change {
    let bytes = Array(text.utf8)
    let lineFeed = UInt8(ascii: "\n")
    let start = bytes[..<mutant.extent.lowerBound].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    let end = bytes[mutant.extent.upperBound...].firstIndex(of: lineFeed) ?? bytes.count
    let replaced =
      bytes[start..<mutant.extent.lowerBound] + mutant.replacement.utf8 + bytes[mutant.extent.upperBound..<end]
    return Change(
      line: bytes[..<mutant.extent.lowerBound].count { $0 == lineFeed } + 1,
      before: Self.onOneLine(bytes[start..<end]), after: Self.onOneLine(replaced))
  }

  private static func onOneLine(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
