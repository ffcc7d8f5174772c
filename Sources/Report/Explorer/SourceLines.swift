/// The lines of a source, and where what is declared in them ends.
struct SourceLines {
  private let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The lines of a function, from 1: from the one it begins on to the brace that closes what was opened there.
  ///
  /// What the compiler wrote stands where its type is declared, and has that line alone.
  func extent(ofFunctionAt first: Int) -> ClosedRange<Int> {
    guard lines.indices.contains(first - 1), !Self.declaresType(lines[first - 1]) else { return first...first }
    var open = 0
    var hasBody = false
    for (index, line) in lines.enumerated().dropFirst(first - 1) {
      for brace in Self.braces(in: line) {
        if brace == UInt8(ascii: "{") { (open, hasBody) = (open + 1, true) } else { open = max(0, open - 1) }
      }
      if hasBody, open == 0 { return first...(index + 1) }
    }
    return first...first
  }

  /// The text of some lines, from 1.
  func text(of range: ClosedRange<Int>) -> Substring {
    guard lines.indices.contains(range.upperBound - 1) else { return "" }
    let (first, last) = (lines[range.lowerBound - 1], lines[range.upperBound - 1])
    return first.base[first.startIndex..<last.endIndex]
  }

  private static func declaresType(_ line: Substring) -> Bool {
    line.contains(#/^\s*(@\w+ |[a-z]+(\(set\))? )*(class|struct|enum|actor|extension) [A-Z]/#)
  }

  /// The braces of a line that stand neither in a text nor in a comment; by bytes, as there are many lines.
  private static func braces(in line: Substring) -> [UInt8] {
    var braces: [UInt8] = []
    var isText = false
    var last: UInt8 = 0
    for byte in line.utf8 {
      switch byte {
      case UInt8(ascii: "\"") where last != UInt8(ascii: "\\"): isText.toggle()
      case UInt8(ascii: "/") where last == byte && !isText: return braces
      case UInt8(ascii: "{"), UInt8(ascii: "}"): if !isText { braces.append(byte) }
      default: break
      }
      last = byte
    }
    return braces
  }
}
