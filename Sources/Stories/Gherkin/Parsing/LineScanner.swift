/// Finds one line after the other; a copy of it looks ahead without reading on.
nonisolated struct LineScanner: IteratorProtocol, Sendable {
  private let source: SourceText
  /// The first byte of the next line.
  private(set) var offset: Int
  /// The number of the line read last, 0 before the first.
  private(set) var number = 0

  init(source: SourceText) {
    self.source = source
    offset = source.start
  }

  mutating func next() -> SourceLine? {
    let bytes = source.bytes
    guard offset < bytes.count else { return nil }
    let start = offset
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    offset = min(end + 1, bytes.count)
    if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { offset += 1 }
    number += 1
    return SourceLine(source: source, number: number, content: start..<end)
  }
}
