/// A file's bytes, known to be text: UTF-8 without NUL, and no larger than can be read in a moment.
nonisolated struct SourceText: Sendable {
  /// The largest file that is read, in bytes; feature files are a thousandth of it.
  static let sizeLimit = 8 << 20

  let bytes: [UInt8]
  /// Where the text begins, behind a byte order mark.
  let start: Int

  init(_ source: some Collection<UInt8>) throws(GherkinErrors) {
    let size = source.count
    guard size <= Self.sizeLimit else {
      let location = SourceLocation(line: 1, column: 1)
      let reason = GherkinError.Reason.fileTooLarge(size: size, limit: Self.sizeLimit)
      throw GherkinErrors(first: GherkinError(location: location, reason: reason))
    }
    bytes = Array(source)
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let offset = firstInvalidOffset() else { return }
    let reason: GherkinError.Reason = bytes[offset] == 0 ? .nulByte : .invalidUTF8(byte: bytes[offset])
    throw GherkinErrors(first: GherkinError(location: location(of: offset), reason: reason))
  }

  /// The lines, which are found as they are asked for.
  var lines: LineScanner {
    LineScanner(source: self)
  }

  /// The number of code points in a range that begins and ends between two of them.
  func codePoints(in range: Range<Int>) -> Int {
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func location(of offset: Int) -> SourceLocation {
    var scanner = lines
    var location = SourceLocation(line: 1, column: 1)
    while let line = scanner.next() {
      location.line = line.number
      guard scanner.offset <= offset else {
        location.column = codePoints(in: line.content.lowerBound..<offset) + 1
        break
      }
    }
    return location
  }
}

// MARK: - Validation

nonisolated extension SourceText {
  private func firstInvalidOffset() -> Int? {
    var index = start
    while index < bytes.count {
      let first = bytes[index]
      if first < 0x80 {
        guard first != 0 else { return index }
        index += 1
        continue
      }
      let length = sequenceLength(at: index)
      guard length > 0 else { return index }
      index += length
    }
    return nil
  }

  /// The length of the well-formed sequence of two to four bytes at `index`, or 0 (Unicode's table 3-7).
  private func sequenceLength(at index: Int) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
