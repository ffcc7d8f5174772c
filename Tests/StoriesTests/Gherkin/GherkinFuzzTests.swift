import Testing

@testable import Stories

/// Parses the same few thousand damaged files each time: the parser must not trap, and each error must have a location.
struct GherkinFuzzTests {
  private static let seed = """
    # language: en
    @a @b # c
    Feature: f
      text
      Background:
        Given é
      @c
      Scenario Outline: <a>
        When <b> 🥒
          | a\\|b | <c> |
          | \\n   | \\\\ |
        @d
        Examples:
          | a | b |
          | 1 | 2 |
      @r
      Rule: r
        Example: e
          * s
    """
  private static let scraps: [[UInt8]] =
    ["\"\"\"", "```", "|", "\\", "@", "#", "\n", "\r", "\u{2003}", "<", ">", "Rule:", "Examples:", "* "].map {
      Array($0.utf8)
    }
    + [[0], [0xFF], [0xE2, 0x80], [0xEF, 0xBB, 0xBF]]

  @Test func damagedFilesAreReadOrRefusedWithALocation() {
    var random = LinearRandom(state: 7)
    var refused = 0
    for _ in 0..<3000 {
      let bytes = damaged(&random)
      do {
        _ = try GherkinParser.parse(bytes).feature?.stories()
      } catch {
        refused += 1
        #expect(!error.errors.isEmpty)
        #expect(error.errors.allSatisfy { $0.location.line >= 1 && $0.location.column >= 1 })
        #expect(error.errors.map(\.location) == error.errors.map(\.location).sorted())
      }
    }
    #expect((100..<2900).contains(refused))
  }

  private func damaged(_ random: inout LinearRandom) -> [UInt8] {
    var bytes = Array(Self.seed.utf8)
    for _ in 0..<random.next(below: 6) {
      let index = random.next(below: bytes.count + 1)
      switch random.next(below: 3) {
      case 0: bytes.insert(contentsOf: Self.scraps[random.next(below: Self.scraps.count)], at: index)
      case 1: bytes.removeSubrange(index..<min(bytes.count, index + random.next(below: 20)))
      default: bytes = Array(bytes[index...] + bytes[..<index])
      }
    }
    return bytes
  }
}

/// Knuth's 64-bit linear congruential generator, because it gives the same numbers everywhere.
private struct LinearRandom {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
