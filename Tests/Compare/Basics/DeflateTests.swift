import Basics
import Testing

struct DeflateTests {
  /// Decompresses a block with fixed codes by RFC 1951, independently of `Deflate`.
  private struct Inflate {
    var bits: [UInt8]
    var place = 0
    var bytes: [UInt8] = []

    init(_ packed: [UInt8]) { bits = packed.flatMap { byte in (0..<8).map { byte >> $0 & 1 } } }

    mutating func number(_ count: Int) -> Int {
      defer { place += count }
      return (0..<count).reduce(0) { $0 | Int(bits[place + $1]) << $1 }
    }

    mutating func code(_ count: Int, after begun: Int = 0) -> Int {
      defer { place += count }
      return (0..<count).reduce(begun) { $0 << 1 | Int(bits[place + $1]) }
    }

    mutating func symbol() -> Int {
      let seven = code(7)
      if seven <= 0b001_0111 { return 256 + seven }
      let eight = code(1, after: seven)
      switch eight {
      case 0x30...0xBF: return eight - 0x30
      case 0xC0...0xC7: return eight - 0xC0 + 280
      default: return code(1, after: eight) - 0x190 + 144
      }
    }

    mutating func all() -> [UInt8] {
      let lengths = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
      ]
      let extra = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
      let distances = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145, 8193,
        12289, 16385, 24577,
      ]
      #expect(number(3) == 0b011)
      while true {
        let symbol = symbol()
        if symbol == 256 { return bytes }
        if symbol < 256 {
          bytes.append(UInt8(symbol))
          continue
        }
        let length = lengths[symbol - 257] + number(extra[symbol - 257])
        let back = code(5)
        let distance = distances[back] + number(max(0, back / 2 - 1))
        for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
      }
    }
  }

  private func unpacked(_ bytes: [UInt8]) -> [UInt8] {
    var inflate = Inflate(Deflate.packed(bytes))
    return inflate.all()
  }

  @Test(
    "Unpacked data equals the packed data",
    arguments: ["", "a", "ab", "abc", "abcabcabcabcabcabc", "“Größe” 🐦 “Größe” 🐦"])
  func short(text: String) {
    #expect(String(decoding: unpacked(Array(text.utf8)), as: UTF8.self) == text)
  }

  @Test("Every byte, and repeats of every length at every distance")
  func long() {
    var generator = SeededGenerator(seed: 1)
    var bytes = (0...255).map { UInt8($0) }
    for length in 1...600 {
      let from = Int(generator.next(upperBound: UInt64(bytes.count)))
      bytes += bytes[from..<min(from + length, bytes.count)]
      bytes.append(UInt8(truncatingIfNeeded: generator.next()))
    }
    #expect(bytes.count > 32_768)
    #expect(unpacked(bytes) == bytes)
    #expect(unpacked([UInt8](repeating: 7, count: 70_000)) == [UInt8](repeating: 7, count: 70_000))
  }

  @Test("Repetitive text is compressed well")
  func size() {
    let text = Array(String(repeating: "PlacesViewController.tableView(_:didSelectRowAt:) ", count: 200).utf8)
    #expect(Deflate.packed(text).count < text.count / 30)
  }
}
