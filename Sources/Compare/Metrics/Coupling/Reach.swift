/// The number of types, and lines, that can be reached along edges, each itself included.
struct Reach {
  /// The ordered pairs of types in which the first reaches the second.
  private(set) var pairs = 0
  private(set) var linePairs = 0

  /// - Parameters:
  ///   - successors: The types that each type leads to, by number.
  ///   - lines: The lines of each type; empty if they don't matter.
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

/// A directed graph that is rewired at random and keeps its degrees.
///
/// Two drawn edges a→b and c→d become a→d and c→b, unless one of these exists or is a loop. Then nothing changes, so
/// that every possible graph is equally likely. After Maslov and Sneppen, “Specificity and Stability in Topology of
/// Protein Networks” (Science 296, 2002).
struct RewiredGraph {
  private struct Edge: Hashable {
    var from: Int
    var to: Int
  }

  /// The mean number of draws of each edge between two graphs.
  private static let drawsPerEdge = 10
  private let count: Int
  private var edges: [Edge]
  private var known: Set<Edge>

  /// - Parameter successors: The types that each type leads to, by number, without duplicates or loops.
  init(_ successors: [[Int]]) {
    count = successors.count
    edges = successors.enumerated().flatMap { from, others in others.map { Edge(from: from, to: $0) } }
    known = Set(edges)
  }

  var successors: [[Int]] { edges.reduce(into: Array(repeating: [], count: count)) { $0[$1.from].append($1.to) } }

  mutating func rewire(using random: inout some RandomNumberGenerator) {
    for _ in 0..<(edges.count * Self.drawsPerEdge / 2) {
      let first = Int.random(in: edges.indices, using: &random)
      let second = Int.random(in: edges.indices, using: &random)
      let (one, other) = (edges[first], edges[second])
      let (new, otherNew) = (Edge(from: one.from, to: other.to), Edge(from: other.from, to: one.to))
      guard new.from != new.to, otherNew.from != otherNew.to, !known.contains(new), !known.contains(otherNew) else {
        continue
      }
      known.subtract([one, other])
      known.formUnion([new, otherNew])
      (edges[first], edges[second]) = (new, otherNew)
    }
  }
}
