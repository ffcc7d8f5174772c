/// Gathers the free text below a keyword.
nonisolated struct DescriptionText {
  private var bytes: [UInt8] = []
  private var hasLines = false
  /// The length of the text up to its last line that is not blank.
  private var length = 0

  mutating func append(_ line: SourceLine) {
    if hasLines { bytes.append(0x0A) }
    hasLines = true
    bytes += line.source.bytes[line.content]
    if !line.body.isEmpty { length = bytes.count }
  }

  /// Whether there is nothing yet but blank lines.
  var isEmpty: Bool { length == 0 }

  /// The lines joined, without the blank ones at the end.
  var text: String {
    String(decoding: bytes[..<length], as: UTF8.self)
  }
}
