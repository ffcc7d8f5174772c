import Results

/// The references between roles, on layers: upper roles refer to lower ones wherever possible.
struct RoleGraph {
  struct Role {
    let name: String
    let types: [CouplingResult.Node]
    /// The number of references within the role.
    let inner: Int
  }

  struct Edge {
    let from: String
    let to: String
    /// The number of pairs of types.
    let references: Int
    /// Whether it leads upwards, closing a cycle of roles.
    let isUpward: Bool
    let violations: Int
  }

  static let noRole = "no role"

  /// The roles, the least used first.
  let roles: [Role]
  let edges: [Edge]
  /// The names of roles, layer by layer from the top.
  let layers: [[String]]

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

struct TypePair: Hashable {
  let from: String
  let to: String
}

/// An order with few backward references: Eades, Lin and Smyth, "A fast and effective heuristic for the feedback arc
/// set problem" (1993). Then each role goes to the highest layer that its predecessors allow, ordered by their
/// positions.
enum RoleOrder {
  /// The names, each before those it refers to unless there is a cycle.
  static func sequence(of names: [String], weights: [TypePair: Int]) -> [String] {
    var rest = names
    var front: [String] = []
    var back: [String] = []
    while !rest.isEmpty {
      let left = Set(rest)
      let within = weights.filter { left.contains($0.key.from) && left.contains($0.key.to) }
      let outgoing = { (name: String) in within.reduce(0) { $0 + ($1.key.from == name ? $1.value : 0) } }
      let incoming = { (name: String) in within.reduce(0) { $0 + ($1.key.to == name ? $1.value : 0) } }
      if let sink = rest.last(where: { outgoing($0) == 0 && incoming($0) > 0 }) {
        back.insert(sink, at: 0)
        rest.removeAll { $0 == sink }
      } else if let next = rest.max(by: { outgoing($0) - incoming($0) < outgoing($1) - incoming($1) }) {
        front.append(next)
        rest.removeAll { $0 == next }
      }
    }
    return front + back
  }

  /// The names layer by layer, starting with those that no other refers to.
  /// - Parameter edges: Only edges from earlier to later names.
  static func layers(of sequence: [String], edges: [TypePair]) -> [[String]] {
    var depth: [String: Int] = [:]
    for name in sequence {
      depth[name] = edges.filter { $0.to == name }.compactMap { depth[$0.from] }.max().map { $0 + 1 } ?? 0
    }
    let count = (depth.values.max() ?? -1) + 1
    var layers = (0..<count).map { layer in sequence.filter { depth[$0] == layer } }
    for layer in layers.indices.dropFirst() {
      let above = layers[..<layer].map { names in
        Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Double($0) - Double(names.count - 1) / 2) })
      }
      let places = above.reduce(into: [String: Double]()) { $0.merge($1) { first, _ in first } }
      let weight = { (name: String) -> Double in
        let from = edges.filter { $0.to == name }.compactMap { places[$0.from] }
        return from.isEmpty ? 0 : from.reduce(0, +) / Double(from.count)
      }
      layers[layer] = layers[layer].enumerated()
        .sorted { (weight($0.element), $0.offset) < (weight($1.element), $1.offset) }.map(\.element)
    }
    return layers
  }
}
