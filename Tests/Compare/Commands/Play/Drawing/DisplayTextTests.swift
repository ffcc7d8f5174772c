import Testing

@testable import CompareSuite

struct DisplayTextTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("🏰", 2), ("🇵🇹", 2), ("❤\u{FE0F}", 2), ("★", 1),
    ("\u{200B}", 0), ("👩‍👩‍👧", 2), ("한", 2), ("ｆ", 2), ("–", 1),
  ])
  func aTextTakesAsManyColumnsAsATerminalGivesIt(text: String, columns: Int) {
    #expect(DisplayText.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本", 4, "日本"), ("日本語", 4, "日…"), ("日本語", 5, "日本…"), ("ab", 1, "…"),
    ("ab", 0, ""), ("", 0, ""),
  ])
  func aLongTextIsCutOff(text: String, width: Int, clipped: String) {
    #expect(DisplayText.clipped(text, to: width) == clipped)
  }

  @Test(arguments: [("abc", 3, "abc"), ("abcd", 3, "…cd"), ("x日本", 4, "…本"), ("x日本語", 5, "…本語")])
  func ofWhatIsTypedTheEndIsSeen(text: String, width: Int, end: String) {
    #expect(DisplayText.end(of: text, width: width) == end)
  }

  @Test(arguments: [("ab", 4, "ab  "), ("日本", 5, "日本 "), ("日本", 3, "日…"), ("日本", 2, "… "), ("ab", 2, "ab")])
  func aPaddedTextIsExactlySoWide(text: String, width: Int, padded: String) {
    #expect(DisplayText.padded(text, to: width) == padded)
    #expect(DisplayText.columns(of: padded) == width)
  }

  @Test(arguments: [
    ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]), ("one\ntwo", 9, ["one", "two"]), ("", 5, [""]),
    ("abcdefg", 3, ["abc", "def", "g"]), ("日本語", 4, ["日本", "語"]), ("a  b", 9, ["a  b"]), ("ab", 1, ["…"]),
  ])
  func aTextIsBrokenBetweenWordsWhereItCanBe(text: String, width: Int, lines: [String]) {
    #expect(DisplayText.wrapped(text, to: width) == lines)
  }

  @Test func nothingIsLeftThatATerminalWouldObey() {
    #expect(DisplayText.harmless("a\u{1B}[31m\u{7}\n\u{9B}é") == "a\u{FFFD}[31m\u{FFFD}\u{FFFD}\u{FFFD}é")
    #expect(DisplayText.harmless("plain é🏰") == "plain é🏰")
  }
}
