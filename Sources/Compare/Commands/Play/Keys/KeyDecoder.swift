/// Decodes the bytes that a terminal sends into keys.
///
/// A lone escape looks like the beginning of a sequence; call `flush()` if nothing has followed for a moment.
nonisolated struct KeyDecoder {
  private enum State: Equatable {
    case ground
    case escape
    /// In `ESC [ …`, or `ESC O …`.
    case sequence(introducer: UInt8, parameters: [UInt8])
    /// In a character of several bytes.
    case character(bytes: [UInt8], length: Int)
    /// Between `ESC [ 200 ~` and `ESC [ 201 ~`.
    case paste([UInt8])
  }

  /// The longest sequence that is taken for a key.
  private static let longestSequence = 32
  private static let pasteLimit = 100_000
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  private var state = State.ground

  /// Whether more bytes may belong to the key.
  var isWaiting: Bool {
    if case .paste = state { return false }
    return state != .ground
  }

  /// Takes bytes, and returns the keys that are complete.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [Key] { bytes.flatMap { take($0) } }

  /// Ends a key, and returns what its bytes mean if no more come.
  mutating func flush() -> [Key] {
    defer { state = .ground }
    switch state {
    case .ground: return []
    case .escape: return [.escape]
    case .sequence, .character: return [.unknown]
    case .paste(let bytes): return [.paste(String(decoding: bytes, as: UTF8.self))]
    }
  }

  private mutating func take(_ byte: UInt8) -> [Key] {
    switch state {
    case .ground: return begin(byte)
    case .escape: return continueEscape(byte)
    case .sequence(let introducer, let parameters): return continueSequence(introducer, parameters, byte)
    case .character(let bytes, let length): return continueCharacter(bytes + [byte], length)
    case .paste(let bytes): return continuePaste(bytes + [byte])
    }
  }

  private mutating func begin(_ byte: UInt8) -> [Key] {
    state = .ground
    switch byte {
    case 0x1B:
      state = .escape
      return []
    case 0x09: return [.tab]
    case 0x0A, 0x0D: return [.enter]
    case 0x08, 0x7F: return [.backspace]
    case 0x01...0x1A: return [.control(Unicode.Scalar(byte + 0x60))]
    case 0x20...0x7E: return [.scalar(Unicode.Scalar(byte))]
    case 0xC2...0xDF: state = .character(bytes: [byte], length: 2)
    case 0xE0...0xEF: state = .character(bytes: [byte], length: 3)
    case 0xF0...0xF4: state = .character(bytes: [byte], length: 4)
    default: return [.unknown]
    }
    return []
  }

  private mutating func continueEscape(_ byte: UInt8) -> [Key] {
    switch byte {
    case 0x5B, 0x4F:
      state = .sequence(introducer: byte, parameters: [])
      return []
    case 0x1B: return [.escape]
    // Alt and a key, or an escape and a key in a hurry.
    default: return [.escape] + begin(byte)
    }
  }

  private mutating func continueSequence(_ introducer: UInt8, _ parameters: [UInt8], _ byte: UInt8) -> [Key] {
    switch byte {
    case 0x40...0x7E:
      state = .ground
      if introducer == 0x5B, byte == 0x7E, parameters.elementsEqual("200".utf8) {
        state = .paste([])
        return []
      }
      return [Self.key(parameters, byte)]
    case 0x20...0x3F where parameters.count < Self.longestSequence:
      state = .sequence(introducer: introducer, parameters: parameters + [byte])
      return []
    default:
      // The sequence was broken off.
      return [.unknown] + begin(byte)
    }
  }

  private mutating func continueCharacter(_ bytes: [UInt8], _ length: Int) -> [Key] {
    guard let last = bytes.last, last & 0xC0 == 0x80 else { return [.unknown] + begin(bytes[bytes.count - 1]) }
    guard bytes.count == length else {
      state = .character(bytes: bytes, length: length)
      return []
    }
    state = .ground
    guard let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first else {
      return [.unknown]
    }
    return [scalar.properties.generalCategory == .control ? .unknown : .scalar(scalar)]
  }

  private mutating func continuePaste(_ bytes: [UInt8]) -> [Key] {
    guard bytes.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) else {
      var bytes = bytes
      // What is beyond the limit is dropped; the end is still looked for in the last few bytes.
      if bytes.count > Self.pasteLimit { bytes.remove(at: Self.pasteLimit - Self.pasteEnd.count) }
      state = .paste(bytes)
      return []
    }
    state = .ground
    return [.paste(String(decoding: bytes.dropLast(Self.pasteEnd.count), as: UTF8.self))]
  }

  /// Finds the key of a sequence by its last byte; Shift, Alt and Ctrl, which the parameters hold, are ignored.
  private static func key(_ parameters: [UInt8], _ last: UInt8) -> Key {
    let number = Int(String(decoding: parameters.prefix { $0 != 0x3B }, as: UTF8.self))
    switch (last, number) {
    case (UInt8(ascii: "A"), _): return .up
    case (UInt8(ascii: "B"), _): return .down
    case (UInt8(ascii: "C"), _): return .right
    case (UInt8(ascii: "D"), _): return .left
    case (UInt8(ascii: "H"), _), (0x7E, 1), (0x7E, 7): return .home
    case (UInt8(ascii: "F"), _), (0x7E, 4), (0x7E, 8): return .end
    case (UInt8(ascii: "Z"), _): return .backTab
    case (UInt8(ascii: "M"), nil): return .enter
    case (0x7E, 3): return .delete
    case (0x7E, 5): return .pageUp
    case (0x7E, 6): return .pageDown
    default: return .unknown
    }
  }
}

/// A key, independent of the bytes that the terminal sends for it.
nonisolated enum Key: Hashable, Sendable {
  /// A character or a part of one: combining marks arrive by themselves.
  case scalar(Unicode.Scalar)
  case paste(String)
  /// Ctrl and a letter, in small letters.
  case control(Unicode.Scalar)
  case enter, tab, backTab, backspace, delete, escape
  case up, down, left, right, home, end, pageUp, pageDown
  case unknown
}
