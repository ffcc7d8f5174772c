import Metrics

package struct CouplingResult: Codable, Equatable, Sendable {
  package let modules: [Module]

  package init(modules: [Module]) { self.modules = modules }

  package struct Module: Codable, Equatable, Sendable {
    package let name: String
    package let nodes: [Node]
    package let edges: [TypeReference]
    /// The groups of types that can all reach each other.
    package let cycles: [[String]]
    package let cyclesWithoutProtocols: [[String]]
    package let outside: [OutsideEdge]
    /// The graph's measures, by their names in `GraphMeasure`.
    package let numbers: [String: Double]

    package init(name: String, graph: TypeGraph, numbers: [String: Double], role: (String) -> String?) {
      self.name = name
      let fanIn = graph.fanIn
      let fanOut = graph.fanOut
      nodes = graph.nodes.map { node in
        Node(
          name: node.name, kind: node.kind, role: role(node.qualifiedName), fanIn: fanIn[node.name] ?? 0,
          fanOut: fanOut[node.name] ?? 0, lines: node.lines)
      }
      edges = graph.edges.map { TypeReference(from: $0.from, to: $0.to, at: $1) }
        .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
      outside = graph.outside.map { edge, locations in
        OutsideEdge(from: edge.from, to: edge.to, module: edge.module, locations: locations.map(\.text))
      }.sorted { ($0.from, $0.module, $0.to) < ($1.from, $1.module, $1.to) }
      cycles = graph.cycles()
      cyclesWithoutProtocols = graph.cycles(withProtocols: false)
      self.numbers = numbers
    }
  }

  package struct Node: Codable, Equatable, Sendable {
    package let name: String
    package let kind: TypeNode.Kind
    package let role: String?
    package let fanIn: Int
    package let fanOut: Int
    /// Includes extensions.
    package let lines: Int
  }

  package struct OutsideEdge: Codable, Equatable, Sendable {
    package let from: String
    package let to: String
    package let module: String
    package let locations: [String]
  }
}

extension CouplingResult.Module: CheckedPart {
  func check(at place: ResultPlace) throws {
    let types = Set(nodes.map(\.name))
    try place["edges"].each(edges) { edge, place in
      try place["from"].known(edge.from, types)
      try place["to"].known(edge.to, types)
    }
    try place["outside"].each(outside) { edge, place in try place["from"].known(edge.from, types) }
    for (key, groups) in ["cycles": cycles, "cyclesWithoutProtocols": cyclesWithoutProtocols] {
      try place[key].each(groups) { try $1.known($0, types) }
    }
    for measure in GraphMeasure.all where measure.measure.unit == .share {
      try place["numbers"][measure.name].number(numbers[measure.name], in: 0...1)
    }
  }
}
