import Foundation

/// Goes through a JSON text, to tell where something stands in it.
///
/// The decoder only says what a value of another shape is called. Of what is no JSON it says nothing, `JSONSerialization` a sentence in
/// which a number is the place, unless the text breaks off or is nested too deeply.
nonisolated struct JSONCursor {
  /// Deeper than the decoder goes, and less than a stack holds.
  private static let greatestDepth = 1000
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var numbers: [Range<Int>] = []

  init(_ data: Data) { bytes = [UInt8](data) }

  /// The offset of the first byte that is no JSON, or the end where the text breaks off; nil for a whole value.
  mutating func firstFlaw() -> Int? {
    position = 0
    guard skipValue() else { return min(position, firstByteThatIsNoText ?? position) }
    skipSpace()
    return firstByteThatIsNoText ?? (position == bytes.count ? nil : position)
  }

  /// The numbers that not every field takes: those with a sign, a point or a power, and long ones.
  mutating func numbersThatMayNotFit() -> [Range<Int>] {
    position = 0
    numbers = []
    _ = skipValue()
    return numbers.filter { $0.count > 18 || bytes[$0].contains { "-.eE".utf8.contains($0) } }
  }

  /// Where reading it as text puts something else in its place.
  private var firstByteThatIsNoText: Int? {
    zip(bytes, String(decoding: bytes, as: UTF8.self).utf8).enumerated().first { $0.element.0 != $0.element.1 }?.offset
  }

  /// The offset of the value that keys lead to from the top; nil when there is none.
  mutating func offset(of path: [any CodingKey]) -> Int? {
    position = 0
    for key in path {
      guard key.intValue.map({ enter(index: $0) }) ?? enter(key: key.stringValue) else { return nil }
    }
    skipSpace()
    return position
  }

  // MARK: - Into a value

  private mutating func enter(key wanted: String) -> Bool {
    guard take("{") else { return false }
    while true {
      skipSpace()
      let start = position
      guard skipString() else { return false }
      let isWanted = (try? JSONDecoder().decode(String.self, from: Data(bytes[start..<position]))) == wanted
      guard take(":") else { return false }
      if isWanted { return true }
      guard skipValue(), take(",") else { return false }
    }
  }

  private mutating func enter(index: Int) -> Bool {
    guard take("[") else { return false }
    for _ in 0..<index {
      guard skipValue(), take(",") else { return false }
    }
    return true
  }

  // MARK: - Over a value

  private mutating func skipValue() -> Bool {
    skipSpace()
    guard position < bytes.count, depth < Self.greatestDepth else { return false }
    depth += 1
    defer { depth -= 1 }
    switch bytes[position] {
    case UInt8(ascii: "{"):
      return skipMembers(end: "}") { $0.skipString() && $0.take(":") && $0.skipValue() }
    case UInt8(ascii: "["): return skipMembers(end: "]") { $0.skipValue() }
    case UInt8(ascii: "\""): return skipString()
    default: return skipWord()
    }
  }

  private mutating func skipMembers(end: Unicode.Scalar, _ skip: (inout JSONCursor) -> Bool) -> Bool {
    position += 1
    if take(end) { return true }
    repeat {
      guard skip(&self) else { return false }
    } while take(",")
    return take(end)
  }

  private mutating func skipString() -> Bool {
    guard take("\"") else { return false }
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      switch bytes[position] {
      case UInt8(ascii: "\\"):
        guard skipEscape() else { return false }
      default: position += 1
      }
    }
    position = min(position, bytes.count)
    return take("\"")
  }

  /// Both halves of a pair where it is one; half of it alone is no text.
  private mutating func skipEscape() -> Bool {
    guard let half = surrogate(at: position) else {
      position += 2
      return true
    }
    guard half < 0xDC00, let other = surrogate(at: position + 6), other >= 0xDC00 else { return false }
    position += 12
    return true
  }

  private func surrogate(at offset: Int) -> UInt16? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u"),
      let unit = UInt16(String(decoding: bytes[(offset + 2)..<(offset + 6)], as: UTF8.self), radix: 16)
    else { return nil }
    return (0xD800...0xDFFF).contains(unit) ? unit : nil
  }

  /// A number, or `true`, `false`, `null`.
  private mutating func skipWord() -> Bool {
    let start = position
    while position < bytes.count, "+-.0123456789Eaeflnrstu".utf8.contains(bytes[position]) { position += 1 }
    let word = Data(bytes[start..<position])
    guard (try? JSONSerialization.jsonObject(with: word, options: .fragmentsAllowed)) != nil else {
      position = start
      return false
    }
    if "-0123456789".utf8.contains(bytes[start]) { numbers.append(start..<position) }
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count, " \n\r\t".utf8.contains(bytes[position]) { position += 1 }
  }

  /// Goes over a sign and the space before it.
  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }
}
