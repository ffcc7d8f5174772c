import Testing

@testable import Measuring

struct TextMergeTests {
  private static let base = "a\nb\nc\n"

  private func merge(_ first: String?, _ second: String?, _ resolutions: [String] = []) throws -> (TextMerge, [String])
  {
    var left = resolutions
    return (try TextMerge(Self.base, first, second, resolutions: &left), left)
  }

  @Test("Changes of different lines are merged, and what only one side changes is taken from it")
  func clean() throws {
    for (first, second, merged) in [
      ("A\nb\nc\n", "a\nb\nC\n", "A\nb\nC\n"), (Self.base, "x\n", "x\n"), ("x\n", Self.base, "x\n"),
      ("x\n", "x\n", "x\n"),
    ] {
      let merge = try merge(first, second).0
      #expect(merge.text == merged && merge.conflicts == 0)
    }
    #expect(try merge(nil, Self.base).0.text == nil)
  }

  @Test("Changes of the same lines are conflicts, and the second side's lines are taken")
  func conflict() throws {
    let merge = try merge("A\nb\nc\n", "B\nb\nc\n").0
    #expect(merge.text == "B\nb\nc\n" && merge.conflicts == 1)
    #expect(try self.merge(nil, "B\nb\nc\n").0.conflicts == 1)
  }

  @Test("A recorded resolution replaces the conflict, and only that")
  func resolution() throws {
    let (merge, left) = try merge("A\nb\nc\n", "B\nb\nc\n", ["A and B\n", "more\n"])
    #expect(merge.text == "A and B\nb\nc\n" && merge.conflicts == 0)
    #expect(left == ["more\n"])
  }

  @Test("Resolutions are read by pair and file, in order")
  func file() {
    let resolutions = Resolutions(
      "# Merged by hand.\n\n@@ 01+05 A.swift\n  one\n\n  two\n\n@@ 01+05 A.swift\n@@ 01+06 A.swift\nsix\n\n\n@@ 02+03 B.swift\n\n"
    )
    #expect(resolutions.replacements(for: "A.swift", in: "01+05") == ["  one\n\n  two\n", ""])
    #expect(resolutions.replacements(for: "A.swift", in: "01+06") == ["six\n\n"])
    #expect(resolutions.replacements(for: "B.swift", in: "01+06") == [])
  }
}
