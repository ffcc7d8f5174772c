/// One of the two marks around a doc string; the other one is plain text inside.
nonisolated struct DocStringDelimiter: Equatable, Sendable {
  let text: String
  let bytes: [UInt8]
  /// The mark with a backslash in front of each character, which puts the mark itself into the text.
  private let escaped: [UInt8]

  private init(_ mark: Character) {
    text = String(repeating: mark, count: 3)
    bytes = Array(text.utf8)
    escaped = Array(String(repeating: "\\\(mark)", count: 3).utf8)
  }

  static let all = [DocStringDelimiter("\""), DocStringDelimiter("`")]

  /// Appends a line of the content with its escapes read.
  func append(_ line: ArraySlice<UInt8>, to content: inout [UInt8]) {
    var rest = line
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      content += rest[..<backslash]
      rest = rest[backslash...]
      if rest.starts(with: escaped) {
        content += bytes
        rest = rest.dropFirst(escaped.count)
      } else {
        content.append(UInt8(ascii: "\\"))
        rest = rest.dropFirst()
      }
    }
    content += rest
  }
}
