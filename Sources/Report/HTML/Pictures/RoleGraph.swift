/// Which roles refer to which, on layers: what stands above refers to what stands below, wherever that is possible.
struct RoleGraph {
  /// A role with its types.
  struct Role {
    /// Its name.
    let name: String
    /// The types that play it, by name.
    let types: [CouplingResult.Node]
    /// How many references stay among them.
    let inner: Int
  }

  /// The references from types of one role to types of another.
  struct Edge {
    let from: String
    let to: String
    /// How many pairs of types.
    let references: Int
    /// Whether it leads upwards: it closes a cycle of roles.
    let isUpward: Bool
    /// How many of them a rule forbids.
    let violations: Int
  }

  /// What types without a role are called.
  static let noRole = "no role"

  /// The roles, from the one that others rest on least; this is also the order of the matrix.
  let roles: [Role]
  /// The references.
  let edges: [Edge]
  /// The roles' names, layer by layer from the top.
  let layers: [[String]]

  /// - Parameter violations: The references that rules forbid, as the names of both types.
  init(_ module: CouplingResult.Module, violations: Set<TypePair>) {
    let roleOf = Dictionary(module.nodes.map { ($0.name, $0.role ?? Self.noRole) }) { first, _ in first }
    let typesByRole = Dictionary(grouping: module.nodes) { $0.role ?? Self.noRole }
    var counts: [TypePair: (references: Int, violations: Int)] = [:]
    for edge in module.edges {
      guard let from = roleOf[edge.from], let to = roleOf[edge.to] else { continue }
      let isForbidden = violations.contains(TypePair(from: edge.from, to: edge.to))
      counts[TypePair(from: from, to: to), default: (0, 0)].references += 1
      counts[TypePair(from: from, to: to), default: (0, 0)].violations += isForbidden ? 1 : 0
    }
    let crossing = counts.filter { $0.key.from != $0.key.to }
    let sequence = RoleOrder.sequence(of: typesByRole.keys.sorted(), weights: crossing.mapValues(\.references))
    let places = Dictionary(uniqueKeysWithValues: sequence.enumerated().map { ($1, $0) })
    let isUpward = { (pair: TypePair) in (places[pair.from] ?? 0) > (places[pair.to] ?? 0) }

    roles = sequence.map { name in
      Role(
        name: name, types: (typesByRole[name] ?? []).sorted { $0.name < $1.name },
        inner: counts[TypePair(from: name, to: name)]?.references ?? 0)
    }
    edges = crossing.map { pair, count in
      Edge(
        from: pair.from, to: pair.to, references: count.references, isUpward: isUpward(pair),
        violations: count.violations)
    }.sorted { (places[$0.from] ?? 0, places[$0.to] ?? 0) < (places[$1.from] ?? 0, places[$1.to] ?? 0) }
    layers = RoleOrder.layers(
      of: sequence, edges: edges.filter { !$0.isUpward }.map { TypePair(from: $0.from, to: $0.to) })
  }
}
