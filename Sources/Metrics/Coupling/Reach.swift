/// How far the types of a graph get by following edges, however many, each itself included.
struct Reach {
  /// The ordered pairs of types of which the first reaches the second.
  private(set) var pairs = 0
  /// The ordered pairs of lines of which the first's type reaches the second's.
  private(set) var linePairs = 0

  /// - Parameters:
  ///   - successors: The numbers of the types that each type leads to.
  ///   - lines: How many lines each type takes up; none where they don't matter.
  init(_ successors: [[Int]], lines: [Int] = []) {
    var lastStart = Array(repeating: -1, count: successors.count)
    for start in successors.indices {
      var reachedLines = 0
      var waiting = [start]
      lastStart[start] = start
      while let next = waiting.popLast() {
        pairs += 1
        if !lines.isEmpty { reachedLines += lines[next] }
        for other in successors[next] where lastStart[other] != start {
          lastStart[other] = start
          waiting.append(other)
        }
      }
      if !lines.isEmpty { linePairs += lines[start] * reachedLines }
    }
  }
}
