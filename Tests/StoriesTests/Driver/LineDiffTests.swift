import Stories
import Testing

struct LineDiffTests {
  @Test(arguments: [
    ("", "", ""), ("a b", "a b", "  a,  b"), ("a", "", "- a"), ("", "a", "+ a"), ("a b c", "a x c", "  a,- b,+ x,  c"),
    ("a b c", "b c d", "- a,  b,  c,+ d"), ("a x b", "a b y", "  a,- x,  b,+ y"), ("a b", "c d", "- a,- b,+ c,+ d"),
  ])
  func whatStandsOnOneSideOnlyIsMarked(old: String, new: String, lines: String) {
    let diff = LineDiff.lines(
      from: old.split(separator: " ").map(String.init), to: new.split(separator: " ").map(String.init))
    #expect(diff == lines.split(separator: ",").map(String.init))
  }
}
