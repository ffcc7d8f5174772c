import Metrics
import Testing

struct SpreadTests {
  /// A run of these lines, by file; each file has one type, which has the file's name.
  private func run(_ lines: [String: Set<Int>]) -> StoryRun {
    var run = StoryRun()
    run.lines = lines
    run.types = Set(lines.keys)
    return run
  }

  @Test("Code that all stories run is common")
  func sharing() {
    let spread = Spread([
      run(["App": [1, 2], "Menu": [1]]), run(["App": [1, 3], "Menu": [1, 2]]), run(["App": [1, 3, 4]]),
    ])
    #expect(spread.common == SpreadSize(types: 1, files: 1, lines: 1))
    #expect(spread.beyondCommon(1) == SpreadSize(types: 1, files: 1, lines: 3))
  }

  @Test("A single story has no common code, and everything is its own")
  func alone() {
    let spread = Spread([run(["App": [1, 2]])])
    #expect(spread.common == SpreadSize())
    #expect(spread.beyondCommon(0) == SpreadSize(types: 1, files: 1, lines: 2))
  }

  @Test("Without stories there is no common code")
  func none() {
    #expect(Spread([]).common == SpreadSize())
  }

  @Test("A story runs the innermost types of its lines, and its functions count in full")
  func storyRun() {
    func position(_ line: Int) -> SourcePosition { SourcePosition(line: line, column: 1) }
    let segments = [
      LineSegment(position(3), count: 1, isCounted: true, isEntry: true),
      LineSegment(position(5), count: 0, isCounted: true, isEntry: true),
      LineSegment(position(9), count: 0, isCounted: false, isEntry: false),
    ]
    let extents = SourceExtents(
      types: [
        SourceExtent(name: "A", range: position(1)..<position(20)),
        SourceExtent(name: "A.B", range: position(2)..<position(10)),
      ],
      units: [
        SourceExtent(name: "A.B.f()", range: position(3)..<position(8), body: position(3)),
        SourceExtent(name: "A.B.g()", range: position(5)..<position(6), body: position(5)),
        SourceExtent(name: "A.h()", range: position(12)..<position(14), body: position(12)),
      ])
    let run = StoryRun(
      ["a.swift": FileCoverage(segments: segments), "b.swift": FileCoverage()], extents: ["a.swift": extents])
    #expect(run.types == ["A.B"])
    #expect(run.lines == ["a.swift": [3, 4, 5]])
    #expect(run.readLines == ["a.swift": [3, 4, 5, 6, 7, 8]])
  }
}
