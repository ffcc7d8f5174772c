internal import Basics

/// How many of the types that a change touched were expected: the predicted starting points and all types that refer to
/// them, directly or indirectly.
package struct ImpactPrediction: Codable, Equatable, Sendable {
  package var touched: Int
  /// The number of touched types that were expected.
  package var met: Int
  package var expected: Int
  package var types: Int

  /// Fails if the change touched no existing type.
  /// - Parameters:
  ///   - starts: The names of the types in which the change was predicted to begin.
  ///   - changed: The names of the touched types. Those that the graph doesn't have are new types.
  package init?(starts: Set<String>, changed: Set<String>, in graph: TypeGraph) {
    let names = Set(graph.nodes.map(\.name))
    let users = Dictionary(grouping: graph.edges.keys, by: \.to).mapValues { $0.map(\.from) }
    let known = starts.intersection(names)
    let expected = known.union(known.reaching { users[$0] ?? [] })
    let touched = changed.intersection(names)
    guard !touched.isEmpty else { return nil }
    self.touched = touched.count
    met = touched.intersection(expected).count
    self.expected = expected.count
    types = names.count
  }

  package var recall: Double { Double(met) / Double(touched) }

  /// The recall as a multiple of what as many types drawn at random reach on average; `nil` if no type was expected.
  package var lift: Double? { expected == 0 ? nil : recall * Double(types) / Double(expected) }
}
