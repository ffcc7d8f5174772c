import Testing

@testable import Stories

struct LineDiffTests {
  @Test(arguments: [
    ("a b c d e", "a b x d e", "  …,  b,- c,+ x,  d,  …"), ("a b", "a b", "  …"),
    ("a b c d", "x b c d", "- a,+ x,  b,  …"),
    ("a b c d", "a b c", "  …,  c,- d"), ("a b c d e", "a x c y e", "  a,- b,+ x,  c,- d,+ y,  e"),
    ("a b c d e f", "b c d e", "- a,  b,  …,  e,- f"),
  ])
  func whatIsFarFromAnyDifferenceIsLeftOut(old: String, new: String, lines: String) {
    let diff = LineDiff.lines(
      from: old.split(separator: " ").map(String.init), to: new.split(separator: " ").map(String.init), context: 1)
    #expect(diff == lines.split(separator: ",").map(String.init))
  }
}
