internal import Basics

extension TypeGraph {
  package var fanIn: [String: Int] { edges.keys.reduce(into: [:]) { $0[$1.to, default: 0] += 1 } }

  package var fanOut: [String: Int] { edges.keys.reduce(into: [:]) { $0[$1.from, default: 0] += 1 } }

  /// The groups of types that all reach each other, each sorted, the largest first: Tarjan's strongly connected
  /// components of more than one type (“Depth-First Search and Linear Graph Algorithms”, 1972).
  package func cycles(withProtocols: Bool = true) -> [[String]] {
    let names = nodes.filter { withProtocols || $0.kind != .protocolType }.map(\.name)
    return StrongComponents(of: names, successors: successors).components.filter { $0.count > 1 }.map { $0.sorted() }
      .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  /// The largest group of types that all reach each other, divided by all types but protocols; 0 without one.
  package var largestCycleShare: Double {
    let types = nodes.count { $0.kind != .protocolType }
    return Double(cycles(withProtocols: false).first?.count ?? 0) / Double(max(types, 1))
  }

  /// The mean number of types that a type reaches, itself included: from 1 to n; 0 without types.
  package var meanReach: Double { perType(Reach(successors(withConformers: false)).pairs) }

  /// The mean reach if a protocol also leads to its conforming types: an upper bound.
  package var meanReachWithConformers: Double { perType(Reach(successors(withConformers: true)).pairs) }

  /// The mean, over all lines in types, of the lines in the types reached from there, its own included.
  package var meanLinesReached: Double {
    let lines = nodes.map(\.lines)
    return Double(Reach(successors(withConformers: false), lines: lines).linePairs) / Double(max(lines.reduce(0, +), 1))
  }

  /// The mean reach of graphs wired at random in which each type keeps its fan-in and fan-out.
  package func meanReachByChance(draws: Int = 100, seed: UInt64 = 1) -> Double {
    var random = SeededGenerator(seed: seed)
    var graph = RewiredGraph(successors(withConformers: false))
    let pairs = (0..<draws).reduce(0) { pairs, _ in
      graph.rewire(using: &random)
      return pairs + Reach(graph.successors).pairs
    }
    return perType(pairs) / Double(draws)
  }

  /// The share of all ordered pairs of types in which the first reaches the second, itself included: from 1/n to 1; 0
  /// without types. After MacCormack, Rusnak and Baldwin, “Exploring the Structure of Complex Software Designs” (2006).
  package var propagationCost: Double {
    let count = max(nodes.count, 1)
    return Double(Reach(successors(withConformers: false)).pairs) / Double(count * count)
  }

  var successors: [String: [String]] {
    edges.keys.reduce(into: [String: [String]]()) { $0[$1.from, default: []].append($1.to) }.mapValues { $0.sorted() }
  }

  /// The types that each type leads to, as indices of `nodes`.
  private func successors(withConformers: Bool) -> [[Int]] {
    let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.name, $0) })
    let all = withConformers ? conformances.union(edges.keys) : Set(edges.keys)
    return all.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
      .reduce(into: Array(repeating: [], count: nodes.count)) { successors, edge in
        if let from = numbers[edge.from], let to = numbers[edge.to] { successors[from].append(to) }
      }
  }

  private func perType(_ number: Int) -> Double { Double(number) / Double(max(nodes.count, 1)) }
}
