/// An order in which few references lead backwards.
///
/// Eades, Lin and Smyth, "A fast and effective heuristic for the feedback arc set problem" (1993); then each on the highest layer
/// that its predecessors allow, ordered by where these stand.
enum RoleOrder {
  /// All names, each before what it refers to, as far as there are no cycles.
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

  /// The names layer by layer, from those that nothing refers to.
  /// - Parameter edges: From earlier to later in the sequence only.
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
