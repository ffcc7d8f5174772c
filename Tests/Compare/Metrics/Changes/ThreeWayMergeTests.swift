import Metrics
import Testing

struct ThreeWayMergeTests {
  private let base = (1...9).map { "\($0)\n" }.joined()

  @Test("Two changes that lie apart are both made, wherever their lines have gone")
  func apart() {
    let first = "0\n" + base.replacing("2\n", with: "")
    let merge = ThreeWayMerge(base: base, first: first, second: base.replacing("8\n", with: "acht\nneun\n"))
    #expect(merge.text == first.replacing("8\n", with: "acht\nneun\n"))
    #expect(merge.conflicts.isEmpty)
  }

  @Test("What both change alike is changed once")
  func alike() {
    let changed = base.replacing("5\n", with: "fünf\n")
    #expect(ThreeWayMerge(base: base, first: changed, second: changed).text == changed)
  }

  @Test("Where both change the same lines, or lines side by side, that is said with the line as it is now")
  func conflicts() {
    let first = "0\n" + base.replacing("5\n", with: "fünf\n")
    for text in ["5\n", "6\n"] {
      let merge = ThreeWayMerge(base: base, first: first, second: base.replacing(text, with: "five\n"))
      #expect(merge.text == nil)
      #expect(merge.conflicts == [text == "5\n" ? 6 : 7])
    }
  }

  @Test(
    "Git gives a content the same name",
    arguments: [
      ("", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"), ("hello\n", "ce013625030ba8dba906f756967f9e9ca394464a"),
      (String(repeating: "a", count: 119), "1325c3d76ea6a66e75dce490a0b8cb8b12233ee0"),
      (String(repeating: "ä\n", count: 1000), "d55df4bb0061a79131bbaf5e35f607046a01dba3"),
    ])
  func blob(text: String, id: String) { #expect(GitBlob.id(of: text) == id) }
}
