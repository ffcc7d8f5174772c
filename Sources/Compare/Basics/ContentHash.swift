package import Foundation

/// A content hash, not for security: FNV-1a (Fowler, Noll and Vo) over words of eight bytes.
package struct ContentHash {
  private static let prime: UInt64 = 0x0000_0100_0000_01B3
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package var text: String { String(state, radix: 16) }

  package mutating func add(_ data: Data) {
    let words = data.count / 8
    data.withUnsafeBytes { bytes in
      for index in 0..<words { add(bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)) }
      for byte in bytes[(words * 8)...] { add(UInt64(byte)) }
    }
    // Without the length, the end of one text could be the beginning of the next.
    add(UInt64(data.count))
  }

  package mutating func add(_ text: String) { add(Data(text.utf8)) }

  /// Also mixes the upper half into the lower half, which multiplication alone doesn't do.
  private mutating func add(_ word: UInt64) {
    state = (state ^ word) &* Self.prime
    state ^= state >> 32
  }
}
