/// Decodes the bytes that a terminal sends into keys. A lone escape looks like the beginning of a sequence; call
/// `flush()` if nothing has followed for a moment.
nonisolated struct KeyDecoder {
  private static let longestSequence = 34
  /// The first bytes of a key: an escape, a sequence `ESC [ …` or `ESC O …`, or a character of several bytes.
  private var begun: [UInt8] = []

  var isWaiting: Bool { !begun.isEmpty }

  mutating func take(_ bytes: some Sequence<UInt8>) -> [Key] { bytes.flatMap { take($0) } }

  /// Ends a key, and returns the meaning of its bytes if no more come.
  mutating func flush() -> [Key] {
    defer { begun = [] }
    return begun.isEmpty ? [] : [begun == [0x1B] ? .escape : .unknown]
  }

  private mutating func take(_ byte: UInt8) -> [Key] {
    let earlier = begun
    begun = []
    guard let first = earlier.first else { return begin(byte) }
    if first != 0x1B { return continueCharacter(earlier, byte) }
    return earlier.count == 1 ? continueEscape(byte) : continueSequence(earlier, byte)
  }

  private mutating func begin(_ byte: UInt8) -> [Key] {
    switch byte {
    case 0x09: return [.tab]
    case 0x0A, 0x0D: return [.enter]
    case 0x08, 0x7F: return [.backspace]
    case 0x01...0x1A: return [.control(Unicode.Scalar(byte + 0x60))]
    case 0x20...0x7E: return [.scalar(Unicode.Scalar(byte))]
    case 0x1B, 0xC2...0xF4:
      begun = [byte]
      return []
    default: return [.unknown]
    }
  }

  private mutating func continueEscape(_ byte: UInt8) -> [Key] {
    // Alt and a key, or an escape and another key in a hurry.
    guard byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") else { return [.escape] + begin(byte) }
    begun = [0x1B, byte]
    return []
  }

  private mutating func continueSequence(_ earlier: [UInt8], _ byte: UInt8) -> [Key] {
    switch byte {
    case 0x40...0x7E: return [Self.key(earlier.dropFirst(2), byte)]
    case 0x20...0x3F where earlier.count < Self.longestSequence:
      begun = earlier + [byte]
      return []
    default:
      // The sequence is incomplete.
      return [.unknown] + begin(byte)
    }
  }

  private mutating func continueCharacter(_ earlier: [UInt8], _ byte: UInt8) -> [Key] {
    guard byte & 0xC0 == 0x80 else { return [.unknown] + begin(byte) }
    let bytes = earlier + [byte]
    let length = bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
    guard bytes.count == length else {
      begun = bytes
      return []
    }
    guard let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else { return [.unknown] }
    return [.scalar(scalar)]
  }

  /// Finds the key of a sequence by its last byte; Shift, Alt and Ctrl, which the parameters hold, are ignored.
  private static func key(_ parameters: ArraySlice<UInt8>, _ last: UInt8) -> Key {
    let number = Int(String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self))
    switch (last, number) {
    case (UInt8(ascii: "A"), _): return .up
    case (UInt8(ascii: "B"), _): return .down
    case (UInt8(ascii: "C"), _): return .right
    case (UInt8(ascii: "D"), _): return .left
    case (UInt8(ascii: "H"), _), (0x7E, 1), (0x7E, 7): return .home
    case (UInt8(ascii: "F"), _), (0x7E, 4), (0x7E, 8): return .end
    case (UInt8(ascii: "Z"), _): return .backTab
    case (UInt8(ascii: "M"), nil): return .enter
    case (0x7E, 5): return .pageUp
    case (0x7E, 6): return .pageDown
    default: return .unknown
    }
  }
}

nonisolated enum Key: Hashable, Sendable {
  /// A character or a part of one; combining marks arrive by themselves.
  case scalar(Unicode.Scalar)
  /// Ctrl and a lower-case letter.
  case control(Unicode.Scalar)
  case enter, tab, backTab, backspace, escape
  case up, down, left, right, home, end, pageUp, pageDown
  case unknown
}
