/// One line of a file and what it begins with.
nonisolated struct SourceLine: Sendable {
  let source: SourceText
  /// From 1.
  let number: Int
  /// The bytes of the line without its end.
  let content: Range<Int>
  /// The bytes left when white space at both ends is taken away.
  let body: Range<Int>

  init(source: SourceText, number: Int, content: Range<Int>) {
    self.source = source
    self.number = number
    self.content = content
    body = WhiteSpace.trimming(content, in: source.bytes)
  }

  /// The line as it is written.
  var text: String {
    source.string(content)
  }

  /// The line without the white space at its ends.
  var trimmed: String {
    source.string(body)
  }

  /// The code points in front of the body.
  var indent: Int {
    source.codePoints(in: content.lowerBound..<body.lowerBound)
  }

  /// The first character that is not white space.
  var location: SourceLocation {
    SourceLocation(line: number, column: indent + 1)
  }

  /// Whether the body begins with these bytes; a space at their end may be one that trimming took away.
  func begins(with prefix: [UInt8]) -> Bool {
    let end = body.lowerBound + prefix.count
    guard end <= content.upperBound else { return false }
    for index in prefix.indices where source.bytes[body.lowerBound + index] != prefix[index] { return false }
    return true
  }

  /// The trimmed text behind the first bytes of the body.
  func rest(behind length: Int) -> String {
    let start = min(body.lowerBound + length, body.upperBound)
    return source.string(WhiteSpace.trimming(start..<body.upperBound, in: source.bytes))
  }

  /// The bytes left when so many code points of white space are taken from the front, or all if there are fewer.
  func contentRemovingIndent(_ indent: Int) -> Range<Int> {
    var start = content.lowerBound
    for _ in 0..<indent {
      let length = WhiteSpace.length(in: source.bytes, at: start, before: content.upperBound)
      guard length > 0 else { break }
      start += length
    }
    return start..<content.upperBound
  }
}
