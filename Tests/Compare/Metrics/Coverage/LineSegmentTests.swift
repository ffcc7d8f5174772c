import Metrics
import Testing

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

  @Test("A function's lines count from brace to brace, those between functions don't")
  func functions() {
    let segments = [
      segment(2, 10, 5), segment(4, 2, 0, isCounted: false, isEntry: false),
      segment(7, 3, 0), segment(7, 20, 0, isCounted: false, isEntry: false),
    ]
    #expect(LineSegment.counts(byLine: segments) == [2: 5, 3: 5, 4: 5, 7: 0])
  }

  @Test("Of the regions on a line the one that ran most often tells")
  func highest() {
    let segments = [
      segment(1, 1, 3), segment(2, 8, 0), segment(2, 20, 3, isEntry: false), segment(3, 5, 9),
      segment(3, 9, 3, isEntry: false), segment(4, 2, 0, isCounted: false, isEntry: false),
    ]
    #expect(LineSegment.counts(byLine: segments) == [1: 3, 2: 3, 3: 9, 4: 3])
  }

  @Test("A branch that never ran leaves its own lines uncovered, also when it ends in the middle of one")
  func branch() {
    let segments = [
      segment(1, 1, 1), segment(2, 6, 0), segment(4, 4, 1, isEntry: false),
      segment(6, 2, 0, isCounted: false, isEntry: false),
    ]
    #expect(LineSegment.counts(byLine: segments) == [1: 1, 2: 1, 3: 0, 4: 0, 5: 1, 6: 1])
  }

  @Test("A gap's count begins on the next line, and skipped code does not count up to where it ends")
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
