package struct MutableSource: Sendable {
  package struct Change: Equatable, Sendable {
    package var line: Int
    /// The lines before the change, joined.
    package var before: String
    /// The lines after the change; empty if nothing is left.
    package var after: String
  }

  package let text: String
  /// The changes, outer ones before inner ones.
  package let mutants: [Mutant]

  package init(text: String, mutants: [Mutant]) {
    self.text = text
    self.mutants = mutants
  }

  package func change(by mutant: Mutant) -> Change {
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
