/// A doc string whose closing delimiter is still to come.
nonisolated struct OpenDocString {
  let location: SourceLocation
  let delimiter: DocStringDelimiter
  let mediaType: String?
  private let indent: Int
  private var content: [UInt8] = []
  private var hasLines = false

  init(_ line: SourceLine, delimiter: DocStringDelimiter) {
    self.delimiter = delimiter
    location = line.location
    indent = line.indent
    let rest = line.rest(behind: delimiter.bytes.count)
    mediaType = rest.isEmpty ? nil : rest
  }

  mutating func append(_ line: SourceLine) {
    if hasLines { content.append(0x0A) }
    hasLines = true
    // A line that is indented less than its delimiter loses all of its white space, and nothing else.
    delimiter.append(line.source.bytes[line.contentRemovingIndent(indent)], to: &content)
  }

  var closed: DocString {
    DocString(content: String(decoding: content, as: UTF8.self), mediaType: mediaType, location: location)
  }
}
