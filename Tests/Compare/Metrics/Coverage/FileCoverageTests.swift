import Metrics
import Testing

struct FileCoverageTests {
  private func position(_ line: Int, _ column: Int) -> SourcePosition { SourcePosition(line: line, column: column) }

  private func coverage(from start: SourcePosition, to end: SourcePosition, count: Int) -> FileCoverage {
    FileCoverage(
      functions: [CountedFunction(name: "$sF", regions: [CountedFunction.Region(start..<end, count: count)])],
      segments: [
        LineSegment(start, count: count, isCounted: true, isEntry: true),
        LineSegment(end, count: 0, isCounted: false, isEntry: false),
      ])
  }

  private func unit(_ name: String, from start: SourcePosition, body: SourcePosition, to end: SourcePosition)
    -> SourceExtent
  {
    SourceExtent(name: name, range: start..<end, body: body)
  }

  @Test("Code that ran in one of two programs ran, and the other program's code counts as well")
  func union() {
    var both = coverage(from: position(1, 5), to: position(2, 2), count: 0)
    both.formUnion(coverage(from: position(1, 5), to: position(2, 2), count: 1))
    both.formUnion(coverage(from: position(1, 5), to: position(2, 2), count: 0))
    both.formUnion(coverage(from: position(4, 5), to: position(4, 9), count: 0))
    #expect(both.lines == [1: true, 2: true, 4: false])
    #expect(both.regions.values.count { $0 } == 1)
    #expect(both.regions.count == 2)
  }

  @Test("A function that no program links is a region that never ran")
  func missing() {
    var file = coverage(from: position(1, 10), to: position(3, 2), count: 1)
    let linked = unit("f()", from: position(1, 1), body: position(1, 10), to: position(3, 2))
    let missing = unit("g()", from: position(5, 1), body: position(6, 3), to: position(8, 2))
    #expect(file.addMissing([linked, missing]).map(\.name) == ["g()"])
    #expect(CoveredShare(of: file, in: file) == CoveredShare(coveredRegions: 1, regions: 2, coveredLines: 3))
  }

  @Test("A unit whose body didn't start to run didn't run, and neither did a missing one")
  func didRun() {
    let file = coverage(from: position(1, 10), to: position(3, 2), count: 1)
    #expect(file.didRun(unit("f()", from: position(1, 1), body: position(1, 10), to: position(3, 2))))
    #expect(!file.didRun(unit("g()", from: position(5, 1), body: position(5, 10), to: position(6, 2))))
  }

  @Test("A share is of all code, not only of the code in that run's program")
  func share() {
    var all = coverage(from: position(1, 10), to: position(3, 2), count: 1)
    let run = coverage(from: position(5, 1), to: position(5, 9), count: 1)
    all.formUnion(coverage(from: position(5, 1), to: position(5, 9), count: 0))
    #expect(CoveredShare(of: run, in: all) == CoveredShare(coveredRegions: 1, regions: 2, coveredLines: 1))
  }

  @Test(
    "All regions of a function except its own are decided, including an expression's; unlinked code decides nothing"
  )
  func decided() {
    func region(_ line: Int, count: Int) -> CountedFunction.Region {
      CountedFunction.Region(position(line, 1)..<position(line, 9), count: count)
    }
    var file = FileCoverage(
      functions: [
        CountedFunction(name: "$sF", regions: [region(1, count: 2), region(2, count: 2), region(3, count: 0)]),
        CountedFunction(name: "$sFfi", regions: [region(5, count: 1), region(6, count: 1)]),
      ], segments: [])
    #expect(file.decided.map(\.lowerBound.line).sorted() == [2, 3, 6])
    file.addMissing([unit("g()", from: position(8, 1), body: position(8, 5), to: position(9, 2))])
    let share = CoveredShare(of: file, in: file)
    #expect((share.coveredDecided, share.decided, share.regions) == (2, 3, 5))
    #expect((share + share).decided == 6)
  }
}

struct LineSegmentTests {
  private func segment(
    _ line: Int, _ column: Int, _ count: Int, isCounted: Bool = true, isEntry: Bool = true, isGap: Bool = false
  ) -> LineSegment {
    LineSegment(
      SourcePosition(line: line, column: column), count: count, isCounted: isCounted, isEntry: isEntry, isGap: isGap)
  }

  @Test("Without segments no line counts")
  func empty() {
    #expect(LineSegment.counts(byLine: []).isEmpty)
  }

  @Test("A function's lines count from brace to brace, and lines between functions don't count")
  func functions() {
    let segments = [
      segment(2, 10, 5), segment(4, 2, 0, isCounted: false, isEntry: false),
      segment(7, 3, 0), segment(7, 20, 0, isCounted: false, isEntry: false),
    ]
    #expect(LineSegment.counts(byLine: segments) == [2: 5, 3: 5, 4: 5, 7: 0])
  }

  @Test("A line's count is that of the region that ran most often")
  func highest() {
    let segments = [
      segment(1, 1, 3), segment(2, 8, 0), segment(2, 20, 3, isEntry: false), segment(3, 5, 9),
      segment(3, 9, 3, isEntry: false), segment(4, 2, 0, isCounted: false, isEntry: false),
    ]
    #expect(LineSegment.counts(byLine: segments) == [1: 3, 2: 3, 3: 9, 4: 3])
  }

  @Test("A branch that never ran leaves its lines uncovered, even if it ends in the middle of one")
  func branch() {
    let segments = [
      segment(1, 1, 1), segment(2, 6, 0), segment(4, 4, 1, isEntry: false),
      segment(6, 2, 0, isCounted: false, isEntry: false),
    ]
    #expect(LineSegment.counts(byLine: segments) == [1: 1, 2: 1, 3: 0, 4: 0, 5: 1, 6: 1])
  }

  @Test("A gap's count starts on the next line, and skipped code doesn't count until it ends")
  func gapsAndSkipped() {
    let gap = [segment(1, 1, 4, isGap: true), segment(2, 1, 0, isCounted: false, isEntry: false)]
    #expect(LineSegment.counts(byLine: gap) == [1: 0, 2: 4])
    let skipped = [
      segment(1, 1, 2), segment(2, 1, 0, isCounted: false), segment(3, 1, 2, isEntry: false),
      segment(4, 1, 0, isCounted: false, isEntry: false),
    ]
    #expect(LineSegment.counts(byLine: skipped) == [1: 2, 4: 2])
  }
}
