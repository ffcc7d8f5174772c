/// Compresses bytes as DEFLATE (RFC 1951), which browsers can read. References to repetitions within the last 32 KiB,
/// and the format's fixed codes, make JSON and sources five times smaller.
package struct Deflate {
  private static let window = 32_768
  private static let longest = 258
  /// The number of earlier positions to compare. More take time and save little.
  private static let mostTries = 48
  private var packed: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount = 0

  package static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    // A single, final block with fixed codes.
    deflate.write(0b011, count: 3)
    deflate.add(bytes)
    deflate.write(symbol: 256)
    deflate.write(0, count: 7)
    return deflate.packed
  }

  private mutating func add(_ bytes: [UInt8]) {
    // Positions whose first three bytes share a hash form a chain.
    var latest = [Int](repeating: -1, count: 1 << 16)
    var earlier = [Int](repeating: -1, count: bytes.count)
    var place = 0
    while place < bytes.count {
      var length = 0
      var distance = 0
      if place + 2 < bytes.count {
        var candidate = latest[Self.hash(bytes, place)]
        var tries = Self.mostTries
        while candidate >= 0, place - candidate <= Self.window, tries > 0 {
          let common = Self.common(bytes, candidate, place)
          if common > length { (length, distance) = (common, place - candidate) }
          if common == Self.longest { break }
          candidate = earlier[candidate]
          tries -= 1
        }
      }
      if length < 3 {
        write(symbol: Int(bytes[place]))
        length = 1
      } else {
        write(length: length, distance: distance)
      }
      for next in place..<max(place, min(place + length, bytes.count - 2)) {
        let hash = Self.hash(bytes, next)
        earlier[next] = latest[hash]
        latest[hash] = next
      }
      place += length
    }
  }

  private static func hash(_ bytes: [UInt8], _ place: Int) -> Int {
    let three = UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
    return Int((three &* 2_654_435_761) >> 16)
  }

  private static func common(_ bytes: [UInt8], _ one: Int, _ other: Int) -> Int {
    let most = min(longest, bytes.count - other)
    var length = 0
    while length < most, bytes[one + length] == bytes[other + length] { length += 1 }
    return length
  }

  // MARK: - Codes

  private mutating func write(length: Int, distance: Int) {
    let rest = length - 3
    let extra = max(0, Self.magnitude(rest) - 2)
    // The longest match has a separate code.
    write(symbol: length == Self.longest ? 285 : 257 + 4 * extra + rest >> extra)
    if length < Self.longest { write(rest & (1 << extra - 1), count: extra) }
    let back = distance - 1
    let extraBack = max(0, Self.magnitude(back) - 1)
    write(code: 2 * extraBack + back >> extraBack, count: 5)
    write(back & (1 << extraBack - 1), count: extraBack)
  }

  /// The base-2 logarithm of a number, rounded down.
  private static func magnitude(_ number: Int) -> Int { number < 1 ? 0 : Int.bitWidth - 1 - number.leadingZeroBitCount }

  private mutating func write(symbol: Int) {
    switch symbol {
    case ..<144: write(code: 0b0011_0000 + symbol, count: 8)
    case ..<256: write(code: 0b1_1001_0000 + symbol - 144, count: 9)
    case ..<280: write(code: symbol - 256, count: 7)
    default: write(code: 0b1100_0000 + symbol - 280, count: 8)
    }
  }

  /// Codes start with their highest bit, numbers with their lowest.
  private mutating func write(code: Int, count: Int) {
    write((0..<count).reduce(0) { $0 << 1 | code >> $1 & 1 }, count: count)
  }

  private mutating func write(_ number: Int, count: Int) {
    bits |= UInt64(number) << UInt64(bitCount)
    bitCount += count
    while bitCount >= 8 {
      packed.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
