import Testing

@testable import Stories

struct WhiteSpaceTests {
  private func trimmed(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[WhiteSpace.trimming(0..<bytes.count, in: bytes)], as: UTF8.self)
  }

  /// Checked against the standard library's own table.
  @Test func whiteSpaceIsWhatUnicodeSaysItIs() {
    let scalars = (UInt32(1)...0x3100).compactMap(Unicode.Scalar.init)
    let recognised = scalars.filter { scalar in
      let bytes = Array(String(Character(scalar)).utf8)
      return WhiteSpace.length(in: bytes, at: 0, before: bytes.count) == bytes.count
    }
    #expect(recognised == scalars.filter(\.properties.isWhitespace))
  }

  @Test func bothEndsAreTrimmed() {
    #expect(trimmed(" \t\u{A0}\u{2003}a b\u{3000}\u{85} ") == "a b")
    #expect(trimmed("à") == "à")
    #expect(trimmed("\u{2003} ") == "")
    #expect(trimmed("") == "")
  }

  @Test func aCutOffSequenceIsNoWhiteSpace() {
    let bytes = Array("\u{2003}".utf8)
    #expect(WhiteSpace.length(in: bytes, at: 0, before: 2) == 0)
    #expect(WhiteSpace.length(in: bytes, at: 3, before: 3) == 0)
  }
}
