/// Counts the code lines of a source, given the byte ranges of its code.
///
/// A code line holds at least one token; every line of a multi-line string does, even an empty one. Offsets are in
/// bytes of UTF-8. As in Swift, a line ends with a line feed, a carriage return, or both in this order.
package struct LineTally {
  private let lineStarts: [Int]
  private var isCode: [Bool]

  package init(_ source: String) {
    lineStarts = Self.lineStarts(in: Array(source.utf8))
    isCode = Array(repeating: false, count: lineStarts.count)
  }

  package var code: Int { isCode.count { $0 } }

  /// The number of code lines that overlap a range.
  package func code(in range: Range<Int>) -> Int {
    guard !range.isEmpty else { return 0 }
    return isCode[line(of: range.lowerBound)...line(of: range.upperBound - 1)].count { $0 }
  }

  package mutating func addCode(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    for line in line(of: range.lowerBound)...line(of: range.upperBound - 1) { isCode[line] = true }
  }

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
}
