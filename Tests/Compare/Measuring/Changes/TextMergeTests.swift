import Testing

@testable import Measuring

struct TextMergeTests {
  private static let base = "a\nb\nc\n"

  private func merge(_ first: String?, _ second: String?, _ replacement: String? = nil) throws -> TextMerge {
    try TextMerge(Self.base, first, second) { _ in replacement }
  }

  @Test("Changes of different lines are merged, and what only one side changes is taken from it")
  func clean() throws {
    for (first, second, merged) in [
      ("A\nb\nc\n", "a\nb\nC\n", "A\nb\nC\n"), (Self.base, "x\n", "x\n"), ("x\n", Self.base, "x\n"),
      ("x\n", "x\n", "x\n"),
    ] {
      let merge = try merge(first, second)
      #expect(merge.text == merged && merge.conflicts.isEmpty)
    }
    #expect(try merge(nil, Self.base).text == nil)
  }

  @Test("Changes of the same lines are conflicts, and the second side's lines are taken")
  func conflict() throws {
    let merge = try merge("A\nb\nc\n", "B\nb\nc\n")
    #expect(merge.text == "B\nb\nc\n")
    #expect(merge.conflicts == [TextMerge.Conflict(first: "A\n", second: "B\n")] && merge.open == merge.conflicts)
  }

  @Test("A recorded resolution replaces the conflict, and only that")
  func resolution() throws {
    let merge = try merge("A\nb\nc\n", "B\nb\nc\n", "A and B\n")
    #expect(merge.text == "A and B\nb\nc\n" && merge.conflicts.count == 1 && merge.open.isEmpty)
  }

  @Test("A file that one side changes and the other deletes is a conflict, in which an empty replacement deletes it")
  func deleted() throws {
    let merge = try merge(nil, "B\nb\nc\n")
    #expect(merge.text == "B\nb\nc\n")
    #expect(merge.open == [TextMerge.Conflict(first: "", second: "B\nb\nc\n")])
    for (first, second) in [(nil, "B\n"), ("B\n", nil)] {
      let merge = try self.merge(first, second, "")
      #expect(merge.text == nil && merge.open.isEmpty && merge.conflicts.count == 1)
    }
    #expect(try self.merge(nil, "B\n", "C\n").text == "C\n")
  }

  @Test("Resolutions are read by pair and file, in order")
  func file() {
    let resolutions = Resolutions(
      "# Merged by hand.\n\n@@ 01+05 A.swift\n  one\n\n  two\n\n@@ 01+05 A.swift\n@@ 01+06 A.swift\nsix\n\n\n@@ 02+03 B.swift\n\n"
    )
    func replacements(_ path: String, _ pair: String) -> [String?] {
      let replacement = resolutions.replacement(for: path, in: pair)
      return (0..<3).map { _ in replacement(TextMerge.Conflict(first: "", second: "")) }
    }
    #expect(replacements("A.swift", "01+05") == ["  one\n\n  two\n", "", nil])
    #expect(replacements("A.swift", "01+06") == ["six\n\n", nil, nil])
    #expect(replacements("B.swift", "01+06") == [nil, nil, nil])
  }
}
