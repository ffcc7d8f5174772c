import Metrics
import Testing

struct FileCoverageTests {
  private func position(_ line: Int, _ column: Int) -> SourcePosition { SourcePosition(line: line, column: column) }

  /// A function with one region and the segments that go with it.
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

  @Test("What ran in one of two programs ran, and the other's code is there as well")
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

  @Test("A file that no program links at all has all its functions missing")
  func missingFile() {
    var file = FileCoverage()
    file.addMissing([unit("f()", from: position(1, 1), body: position(1, 8), to: position(2, 2))])
    #expect(CoveredShare(of: FileCoverage(), in: file) == CoveredShare(regions: 1))
  }

  @Test("A unit whose body did not begin to run did not run, nor one that isn't there")
  func didRun() {
    let file = coverage(from: position(1, 10), to: position(3, 2), count: 1)
    #expect(file.didRun(unit("f()", from: position(1, 1), body: position(1, 10), to: position(3, 2))))
    #expect(!file.didRun(unit("g()", from: position(5, 1), body: position(5, 10), to: position(6, 2))))
  }

  @Test("A share is of all that there is, not of what that run's program has")
  func share() {
    var all = coverage(from: position(1, 10), to: position(3, 2), count: 1)
    let run = coverage(from: position(5, 1), to: position(5, 9), count: 1)
    all.formUnion(coverage(from: position(5, 1), to: position(5, 9), count: 0))
    #expect(CoveredShare(of: run, in: all) == CoveredShare(coveredRegions: 1, regions: 2, coveredLines: 1))
  }

  @Test(
    "All regions of a function but its own are decided, those of an expression as well; what no program links decides nothing"
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
