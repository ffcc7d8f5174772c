/// How a role of an architecture depends on the others: Martin, “OO Design Quality Metrics” (1994), with roles as his categories.
package struct RoleCoupling: Codable, Equatable, Sendable {
  package var role: String
  package var types: Int
  /// Ca: how many types of other roles refer to one of this role.
  package var afferent: Int
  /// Ce: how many types of this role refer to one of another.
  package var efferent: Int
  /// A: the share of its types that are protocols, from 0 to 1.
  package var abstractness: Double
  /// I = Ce / (Ca + Ce): 0 for a role that others rest on, 1 for one that rests on others; nil for one that stands alone.
  package var instability: Double?
  /// D′ = |A + I − 1|: how far it is from the balance of the two, from 0 to 1; nil where there is no instability.
  package var distance: Double?

  init(_ role: String, types: Int, afferent: Int, efferent: Int, abstractness: Double) {
    self.role = role
    self.types = types
    self.afferent = afferent
    self.efferent = efferent
    self.abstractness = abstractness
    instability = afferent + efferent == 0 ? nil : Double(efferent) / Double(afferent + efferent)
    distance = instability.map { abs(abstractness + $0 - 1) }
  }

  /// Measures each role that a type of the graph plays, in the order of their names.
  /// - Parameter role: the role that a type plays by its name; types without one count as one role of their own, “no role”.
  package static func all(in graph: TypeGraph, role: (String) -> String?) -> [RoleCoupling] {
    let roles = Dictionary(graph.nodes.map { ($0.name, role($0.name) ?? "no role") }) { first, _ in first }
    let crossing = graph.edges.keys.filter { roles[$0.from] != roles[$0.to] }
    let playing = Dictionary(grouping: graph.nodes) { roles[$0.name] ?? "no role" }.sorted { $0.key < $1.key }
    return playing.map { name, nodes in
      RoleCoupling(
        name, types: nodes.count,
        afferent: Set(crossing.filter { roles[$0.to] == name }.map(\.from)).count,
        efferent: Set(crossing.filter { roles[$0.from] == name }.map(\.from)).count,
        abstractness: Double(nodes.count { $0.kind == .protocolType }) / Double(nodes.count))
    }
  }
}
