nonisolated extension SourceLine {
  /// What the line is by itself: where it stands, it may still be free text or part of a doc string.
  var kind: LineKind {
    guard !body.isEmpty else { return .blank }
    switch source.bytes[body.lowerBound] {
    case UInt8(ascii: "#"): return .comment
    case UInt8(ascii: "@"): return .tags
    case UInt8(ascii: "|"): return .tableRow
    case UInt8(ascii: "\""), UInt8(ascii: "`"): return docStringDelimiter == nil ? .text : .docString
    default: return keyword?.kind ?? .text
    }
  }

  /// The keyword that the line begins with.
  var keyword: Keyword? {
    Keyword.all.first { begins(with: $0.prefix) }
  }

  /// The delimiter that the line begins with.
  var docStringDelimiter: DocStringDelimiter? {
    DocStringDelimiter.all.first { begins(with: $0.bytes) }
  }
}
