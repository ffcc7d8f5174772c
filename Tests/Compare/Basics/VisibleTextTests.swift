import Basics
import Testing

struct VisibleTextTests {
  @Test(arguments: [
    ("plain “text”, äöü 🏰", "plain “text”, äöü 🏰"), ("\u{1B}[31mred", "\\u{1B}[31mred"), ("a\tb\nc", "a\tb\nc"),
    ("a\r\nb", "a\\u{D}\nb"), ("\u{7}\u{7F}\u{9B}\u{0}", "\\u{7}\\u{7F}\\u{9B}\\u{0}"), ("", ""),
  ])
  func controlCharactersAreWrittenOut(text: String, visible: String) {
    #expect(VisibleText.of(text) == visible)
  }
}
