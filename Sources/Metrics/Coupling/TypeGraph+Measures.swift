extension TypeGraph {
  /// How many other types of the module refer to each type, by name.
  public var fanIn: [String: Int] { edges.keys.reduce(into: [:]) { $0[$1.to, default: 0] += 1 } }

  /// How many other types of the module each type refers to, by name.
  public var fanOut: [String: Int] { edges.keys.reduce(into: [:]) { $0[$1.from, default: 0] += 1 } }

  /// The groups of types that all reach each other, each sorted, the largest first: Tarjan's strongly connected components
  /// (“Depth-First Search and Linear Graph Algorithms”, 1972) of more than one type.
  public func cycles(withProtocols: Bool = true) -> [[String]] {
    let names = nodes.filter { withProtocols || $0.kind != .protocolType }.map(\.name)
    return StrongComponents(of: names, successors: successors).components
      .filter { $0.count > 1 }.map { $0.sorted() }
      .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  /// The share of all ordered pairs of types in which the first reaches the second, itself included: from 1/n to 1; 0 without types.
  ///
  /// MacCormack, Rusnak and Baldwin, “Exploring the Structure of Complex Software Designs” (2006).
  public var propagationCost: Double {
    guard !nodes.isEmpty else { return 0 }
    let successors = successors
    let reached = nodes.reduce(0) { $0 + Self.reachable(from: $1.name, successors).count }
    return Double(reached) / Double(nodes.count * nodes.count)
  }

  /// The names that each type refers to, sorted.
  var successors: [String: [String]] {
    edges.keys.reduce(into: [String: [String]]()) { $0[$1.from, default: []].append($1.to) }.mapValues { $0.sorted() }
  }

  private static func reachable(from name: String, _ successors: [String: [String]]) -> Set<String> {
    var reached: Set<String> = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      for other in successors[next] ?? [] where reached.insert(other).inserted { waiting.append(other) }
    }
    return reached
  }
}
