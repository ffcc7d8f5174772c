import Testing

@testable import Stories

extension Difference {
  var text: String { "\(subject) \(here) / \(there)" }
}

struct DifferenceTests {
  @Test(arguments: [
    ("a", "a b", "“b” isn't logged / is logged"), ("a b", "a", "“b” is logged / isn't logged"),
    ("a a", "a", "“a” is logged twice / is logged once"), ("a", "a a a", "“a” is logged once / is logged 3 times"),
    ("a b c", "a c b", "What is logged comes in another order: number 2 is “b” / is “c”"),
    ("a x", "a y", "“x” is logged / isn't logged"),
  ])
  func theFirstLineThatOnlyOneSideHasIsNamed(here: String, there: String, text: String) {
    func lines(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    #expect(Difference(lines: lines(here), lines(there), verb: "logged")?.text == text)
    #expect(Difference(lines: lines(here), lines(here), verb: "logged") == nil)
  }
}
