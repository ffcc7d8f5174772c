/// Unicode's White_Space property over UTF-8, as Gherkin trims more than spaces and tabs.
nonisolated enum WhiteSpace {
  /// The length in bytes of the white space that begins at `index`, or 0; reads nothing from `end` on.
  static func length(in bytes: [UInt8], at index: Int, before end: Int) -> Int {
    guard index < end else { return 0 }
    let first = bytes[index]
    if first < 0x80 { return first == 0x20 || (0x09...0x0D).contains(first) ? 1 : 0 }
    if first == 0xC2, index + 1 < end { return bytes[index + 1] == 0x85 || bytes[index + 1] == 0xA0 ? 2 : 0 }
    guard (0xE1...0xE3).contains(first), index + 2 < end else { return 0 }
    switch (first, bytes[index + 1], bytes[index + 2]) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF),
      (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      return 3
    default:
      return 0
    }
  }

  /// The range without the white space at its two ends.
  static func trimming(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while case let length = length(in: bytes, at: start, before: end), length > 0 { start += length }
    while case let length = lengthBefore(end, in: bytes, from: start), length > 0 { end -= length }
    return start..<end
  }

  private static func lengthBefore(_ end: Int, in bytes: [UInt8], from start: Int) -> Int {
    for size in 1...3 where end - size >= start {
      if length(in: bytes, at: end - size, before: end) == size { return size }
    }
    return 0
  }
}
