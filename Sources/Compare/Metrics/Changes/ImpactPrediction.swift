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
    func named(_ names: Set<String>) -> Set<String> {
      Set(graph.nodes.filter { names.contains($0.qualifiedName) }.map(\.name))
    }
    let users = Dictionary(grouping: graph.edges.keys, by: \.to).mapValues { $0.map(\.from) }
    let known = named(starts)
    let expected = known.union(known.reaching { users[$0] ?? [] })
    let touched = named(changed)
    guard !touched.isEmpty else { return nil }
    self.touched = touched.count
    met = touched.intersection(expected).count
    self.expected = expected.count
    types = graph.nodes.count
  }

  package var recall: Double { Double(met) / Double(touched) }

  /// The recall as a multiple of what as many types drawn at random reach on average; `nil` if no type was expected.
  package var lift: Double? { expected == 0 ? nil : recall * Double(types) / Double(expected) }
}
