import Basics
import Testing

struct TextFormsTests {
  @Test(arguments: [("abc", "abc"), ("abcd", "ab…"), ("äöü", "äöü"), ("äöüß", "äö…")])
  func aLongTextIsClipped(text: String, clipped: String) {
    #expect(text.clipped(to: 3) == clipped)
  }

  @Test(arguments: [([], ""), (["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C"], "A, B and C")])
  func namesAreListed(names: [String], text: String) {
    #expect(names.listed() == text)
  }
}
