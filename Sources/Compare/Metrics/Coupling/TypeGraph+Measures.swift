internal import Basics

extension TypeGraph {
  package var fanIn: [String: Int] { edges.keys.reduce(into: [:]) { $0[$1.to, default: 0] += 1 } }

  package var fanOut: [String: Int] { edges.keys.reduce(into: [:]) { $0[$1.from, default: 0] += 1 } }

  /// The groups of types that all reach each other, each sorted, the largest first: the strongly connected components
  /// of more than one type.
  package func cycles(withProtocols: Bool = true) -> [[String]] {
    let names = Set(nodes.filter { withProtocols || $0.kind != .protocolType }.map(\.name))
    let edges = edges.keys.filter { names.contains($0.from) && names.contains($0.to) }
    let next = Dictionary(grouping: edges, by: \.from).mapValues { $0.map(\.to) }
    let previous = Dictionary(grouping: edges, by: \.to).mapValues { $0.map(\.from) }
    let groups = names.map { name in
      [name].reaching { next[$0] ?? [] }.intersection([name].reaching { previous[$0] ?? [] })
    }
    return Set(groups).filter { !$0.isEmpty }.map { $0.sorted() }.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
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
