internal import Basics

/// How many of the types that a change touched were to be expected from where it begins: those that refer to one of the types that were
/// written down beforehand, however indirectly, and these themselves.
package struct Foresight: Codable, Equatable, Sendable {
  /// The types that were there and that the change touched.
  package var touched: Int
  /// How many of these were expected.
  package var met: Int
  /// How many were expected in all.
  package var expected: Int
  /// How many types there are.
  package var types: Int

  /// - Parameters:
  ///   - seeds: The names of the types that were written down.
  ///   - changed: The names of the types that the change touched; one that the graph doesn't have is new.
  /// - Returns: Nil where the change touched no type that was there.
  package init?(seeds: Set<String>, changed: Set<String>, in graph: TypeGraph) {
    let names = Set(graph.nodes.map(\.name))
    let users = Dictionary(grouping: graph.edges.keys, by: \.to).mapValues { $0.map(\.from) }
    let known = seeds.intersection(names)
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

  /// How many times the recall that as many types drawn at random have on average; nil where nothing was expected.
  package var lift: Double? { expected == 0 ? nil : recall * Double(types) / Double(expected) }
}
