internal import Basics

/// How well the predicted starting points of a change told which types it would touch: those types and all that refer
/// to them, directly or indirectly, were expected.
package struct ImpactPrediction: Codable, Equatable, Sendable {
  /// The number of existing types that the change touched.
  package var touched: Int
  /// The number of these that were expected.
  package var met: Int
  /// The number of expected types.
  package var expected: Int
  /// The number of all types.
  package var types: Int

  /// - Parameters:
  ///   - starts: The names of the types in which the change was predicted to begin.
  ///   - changed: The names of the types that the change touched. Names that the graph doesn't have are new types.
  /// - Returns: `nil` if the change touched no existing type.
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

  /// The share of the touched types that were expected.
  package var recall: Double { Double(met) / Double(touched) }

  /// The recall as a multiple of what as many types drawn at random reach on average; `nil` if no type was expected.
  package var lift: Double? { expected == 0 ? nil : recall * Double(types) / Double(expected) }
}
