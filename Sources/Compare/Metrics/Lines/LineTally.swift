/// Turns stretches of a source that are known to be code or comment into a count of lines.
///
/// Offsets are in bytes of UTF-8. A line ends with a line feed, a carriage return, or both in this order, as in Swift.
package struct LineTally {
  private enum Content: Int {
    case blank
    /// What begins or ends a snippet that documents show: no part of the source as its readers see it.
    case mark
    case comment
    case code
  }

  private let bytes: [UInt8]
  private let lineStarts: [Int]
  private var contents: [Content]

  package init(_ source: String) {
    bytes = Array(source.utf8)
    lineStarts = Self.lineStarts(in: bytes)
    contents = Array(repeating: .blank, count: lineStarts.count)
  }

  package var count: LineCount {
    var count = LineCount()
    for content in contents {
      switch content {
      case .code: count.code += 1
      case .comment: count.comment += 1
      case .blank: count.blank += 1
      case .mark: break
      }
    }
    return count
  }

  /// How many of the lines are code that these bytes reach into.
  package func code(in range: Range<Int>) -> Int {
    guard !range.isEmpty else { return 0 }
    return contents[line(of: range.lowerBound)...line(of: range.upperBound - 1)].count { $0 == .code }
  }

  /// Every line that these bytes reach into is code, whatever else it holds.
  package mutating func addCode(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    for line in line(of: range.lowerBound)...line(of: range.upperBound - 1) { contents[line] = .code }
  }

  /// The lines that hold text of this comment are comment, unless they are code.
  package mutating func addComment(_ range: Range<Int>) {
    if isMark(range) {
      let line = line(of: range.lowerBound)
      if contents[line] == .blank { contents[line] = .mark }
      return
    }
    var isAtLineStart = true
    for offset in range {
      let byte = bytes[offset]
      if Self.isLineBreak(byte) {
        isAtLineStart = true
      } else if isAtLineStart, !Self.isSpace(byte) {
        isAtLineStart = false
        let line = line(of: offset)
        contents[line] = contents[line] == .code ? .code : .comment
      }
    }
  }

  private func isMark(_ range: Range<Int>) -> Bool {
    let comment = bytes[range]
    guard comment.starts(with: Self.markStart) else { return false }
    let name = comment.dropFirst(Self.markStart.count)
    return !name.isEmpty && name.allSatisfy(Self.nameBytes.contains)
  }

  private static let markStart = Array("// snippet.".utf8)
  private static let nameBytes = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".utf8)

  private func line(of offset: Int) -> Int {
    var range = 0..<lineStarts.count
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = lineStarts[middle] <= offset ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts: [Int] = bytes.isEmpty ? [] : [0]
    for (offset, byte) in bytes.enumerated() where isLineBreak(byte) {
      let next = offset + 1
      let isHalfOfPair = byte == UInt8(ascii: "\r") && next < bytes.count && bytes[next] == UInt8(ascii: "\n")
      if next < bytes.count, !isHalfOfPair { starts.append(next) }
    }
    return starts
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 0x0B || byte == 0x0C
  }
}
