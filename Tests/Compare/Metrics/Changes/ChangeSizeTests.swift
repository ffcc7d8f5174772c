import Metrics
import Testing

struct ChangeSizeTests {
  private func file(_ path: String, _ before: [String]?, _ after: [String]?, in type: String = "A") -> ChangeSize.File {
    func statements(_ texts: [String]) -> [SourceStatement] {
      [SourceStatement("struct \(type) { }", type: type, declaresType: true)]
        + texts.map { SourceStatement($0, type: type) }
    }
    return ChangeSize.File(path: path, before: before.map(statements), after: after.map(statements))
  }

  @Test("A changed statement counts as one removed and one added; unchanged ones don't count")
  func statements() {
    let size = ChangeSize([file("A.swift", ["a", "b", "c"], ["a", "x", "c", "d"]), file("B.swift", ["a"], ["a"])])
    #expect(size.added == 2 && size.removed == 1 && size.statements == 3)
    #expect(size.filesTouched == 1 && size.typesTouched == 1 && size.filesNew == 0 && size.typesNew == 0)
    #expect(size.effectiveFiles == 1)
  }

  @Test("New files and types are distinguished from existing ones")
  func new() {
    let size = ChangeSize([file("A.swift", ["a"], ["a", "b"]), file("N.swift", nil, ["n"], in: "N")])
    #expect(size.added == 3 && size.filesTouched == 1 && size.filesNew == 1)
    #expect(size.typesTouched == 1 && size.typesNew == 1)
  }

  @Test("Private types with the same name in two files are two types; a type that moves to another file is one")
  func namesakes() {
    let touched = ChangeSize([file("A.swift", ["a"], ["x"]), file("B.swift", ["b"], ["y"])])
    #expect(touched.typesTouched == 2 && touched.typesNew == 0)
    let new = ChangeSize([file("A.swift", ["a"], ["x"]), file("B.swift", nil, ["y"])])
    #expect(new.typesTouched == 1 && new.typesNew == 1)
    let moved = ChangeSize([file("A.swift", ["a"], nil), file("B.swift", nil, ["a"])])
    #expect(moved.typesTouched == 1 && moved.typesNew == 0)
  }

  @Test("A deleted file counts as touched")
  func gone() {
    let size = ChangeSize([file("A.swift", ["a"], nil)])
    #expect(size.removed == 2 && size.filesTouched == 1 && size.typesTouched == 1)
  }

  @Test("Evenly spread changes have as many effective files as files; others have fewer")
  func dispersion() {
    let even = ChangeSize([file("A.swift", [], ["a"]), file("B.swift", [], ["b"], in: "B")])
    #expect(even.effectiveFiles == 2)
    let uneven = ChangeSize([file("A.swift", [], ["a", "b", "c"]), file("B.swift", [], ["b"], in: "B")])
    #expect(abs(uneven.effectiveFiles - 1.7548) < 0.0001)
  }

  @Test("An empty change has no size")
  func nothing() {
    let size = ChangeSize([])
    #expect(size.statements == 0 && size.effectiveFiles == 0)
  }
}
