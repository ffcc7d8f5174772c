import Testing

@testable import CompareSuite

struct KeyDecoderTests {
  private func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.take(bytes) + decoder.flush()
  }

  @Test(arguments: [
    ("a", [Key.scalar("a")]), ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]),
    ("\u{8}", [.backspace]), ("\u{4}", [.control("d")]), ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape, .escape]),
    ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}[1;5C", [.right]), ("\u{1B}[D", [.left]), ("\u{1B}[H", [.home]),
    ("\u{1B}[4~", [.end]), ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}[3~", [.unknown]),
    ("\u{1B}[Z", [.backTab]), ("\u{1B}[99X", [.unknown]), ("\u{1B}x", [.escape, .scalar("x")]), ("\0", [.unknown]),
    ("é🏰", [.scalar("é"), .scalar("🏰")]), ("e\u{301}", [.scalar("e"), .scalar("\u{301}")]), ("\u{85}", [.unknown]),
    ("ab", [.scalar("a"), .scalar("b")]),
  ])
  func bytesAreKeys(text: String, expected: [Key]) {
    #expect(keys(Array(text.utf8)) == expected)
  }

  @Test func howTheyArriveMakesNoDifference() {
    let bytes = Array("a\u{1B}[1;5Cé🏰\u{1B}Z\r".utf8)
    var decoder = KeyDecoder()
    let oneByOne = bytes.flatMap { decoder.take([$0]) }
    #expect(oneByOne == keys(bytes))
    #expect(!decoder.isWaiting)
  }

  @Test func anEscapeAloneIsKnownOnceNothingFollows() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(decoder.flush() == [])
  }

  @Test(arguments: [
    ([0xC3, 0x41], [Key.unknown, .scalar("A")]), ([0xFF], [.unknown]), ([0xE2, 0x82], [.unknown]),
    ([0xED, 0xA0, 0x80], [.unknown]), ([0x1B, 0x5B, 0x31, 0x0D], [.unknown, .enter]),
    ([0x1B, 0x5B, 0x1B, 0x5B, 0x41], [.unknown, .up]),
  ])
  func whatIsBrokenOffIsNoKeyAndHidesNone(bytes: [UInt8], expected: [Key]) {
    #expect(keys(bytes) == expected)
  }

  @Test func aSequenceWithoutEndIsGivenUp() {
    let noise = [0x1B, 0x5B] + [UInt8](repeating: 0x31, count: 33)
    #expect(keys(noise) == [.unknown, .scalar("1")])
  }

  @Test func anyBytesAreTakenAndNoneIsForgotten() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        #expect(keys([first, second, 0x0D]).last == .enter || first == 0x1B)
      }
    }
  }
}
