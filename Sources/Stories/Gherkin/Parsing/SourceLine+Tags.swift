nonisolated extension SourceLine {
  /// The tags of a tag line, up to a comment.
  ///
  /// - Throws: The first tag that holds white space.
  func tags() throws(GherkinError) -> [Tag] {
    let bytes = source.bytes
    var tags: [Tag] = []
    var column = indent + 1
    var start = body.lowerBound
    let end = endOfTags
    while start < end {
      var next = start + 1
      while next < end, bytes[next] != UInt8(ascii: "@") { next += 1 }
      let name = WhiteSpace.trimming(start..<next, in: bytes)
      let location = SourceLocation(line: number, column: column)
      guard !holdsWhiteSpace(name) else {
        throw GherkinError(location: location, reason: .whiteSpaceInTag(source.string(name)))
      }
      tags.append(Tag(name: source.string(name), location: location))
      column += source.codePoints(in: start..<next)
      start = next
    }
    return tags
  }

  /// A `#` begins a comment only behind white space: it may be part of a tag.
  private var endOfTags: Int {
    var index = body.lowerBound
    while index < body.upperBound {
      let space = WhiteSpace.length(in: source.bytes, at: index, before: body.upperBound)
      if space > 0, index + space < body.upperBound, source.bytes[index + space] == UInt8(ascii: "#") { return index }
      index += max(space, 1)
    }
    return body.upperBound
  }

  private func holdsWhiteSpace(_ range: Range<Int>) -> Bool {
    range.contains { WhiteSpace.length(in: source.bytes, at: $0, before: range.upperBound) > 0 }
  }
}
