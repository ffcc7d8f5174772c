import Foundation

/// Goes through a JSON text, to tell where something stands in it; the decoder only says what it is called.
nonisolated struct JSONCursor {
  private let bytes: [UInt8]
  private var position = 0

  init(_ data: Data) {
    bytes = [UInt8](data)
  }

  /// The offset of the first byte that is no JSON, or the end where the text breaks off; nil for a whole value.
  var firstFlaw: Int? {
    mutating get {
      position = 0
      guard skipValue() else { return position }
      skipSpace()
      return position == bytes.count ? nil : position
    }
  }

  /// The offset of the value that keys lead to from the top; nil when there is none.
  mutating func offset(of path: [any CodingKey]) -> Int? {
    position = 0
    for key in path {
      skipSpace()
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
      guard skipSpace(), take(":") else { return false }
      if isWanted { return true }
      guard skipValue(), skipSpace(), take(",") else { return false }
    }
  }

  private mutating func enter(index: Int) -> Bool {
    guard take("[") else { return false }
    for _ in 0..<index {
      guard skipValue(), skipSpace(), take(",") else { return false }
    }
    return true
  }

  // MARK: - Over a value

  private mutating func skipValue() -> Bool {
    skipSpace()
    guard position < bytes.count else { return false }
    switch bytes[position] {
    case UInt8(ascii: "{"):
      return skipMembers(end: "}") { $0.skipString() && $0.skipSpace() && $0.take(":") && $0.skipValue() }
    case UInt8(ascii: "["): return skipMembers(end: "]") { $0.skipValue() }
    case UInt8(ascii: "\""): return skipString()
    default: return skipWord()
    }
  }

  private mutating func skipMembers(end: Unicode.Scalar, _ skip: (inout JSONCursor) -> Bool) -> Bool {
    position += 1
    skipSpace()
    if take(end) { return true }
    while true {
      skipSpace()
      guard skip(&self), skipSpace() else { return false }
      if take(end) { return true }
      guard take(",") else { return false }
    }
  }

  private mutating func skipString() -> Bool {
    guard take("\"") else { return false }
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position, bytes.count)
    return take("\"")
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
    return true
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    while position < bytes.count, " \n\r\t".utf8.contains(bytes[position]) { position += 1 }
    return true
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }
}
