import Basics
import Metrics

/// Which types refer to which, module by module.
package struct CouplingResult: Codable, Equatable, Sendable {
  package let modules: [Module]

  package init(modules: [Module]) { self.modules = modules }

  package struct Module: Codable, Equatable, Sendable {
    package let name: String
    package let nodes: [Node]
    package let edges: [Edge]
    /// The groups of types that all reach each other.
    package let cycles: [[String]]
    package let cyclesWithoutProtocols: [[String]]
    /// The largest group of types without the protocols that all reach each other, as a share of these types.
    package let largestCycleShare: Double
    /// The share of ordered pairs of types of which the first reaches the second, itself included.
    package let propagationCost: Double
    /// How many types a type reaches, itself included: the mean.
    package let meanReach: Double
    /// The same where a protocol also leads to what conforms to it.
    package let meanReachWithConformers: Double
    /// The same of graphs wired at random in which each type keeps its fan-in and its fan-out.
    package let meanReachByChance: Double
    /// How many lines the types take up that a line's type reaches: the mean over the lines.
    package let meanLinesReached: Double
    /// What follows from the rest, or from size.
    package let appendix: Appendix
    package let outside: [OutsideEdge]

    /// Draws a module's graph together.
    /// - Parameter lcom4: The cohesion of the types that have one, by name.
    package init(name: String, graph: TypeGraph, lcom4: [String: Int], hasRoles: Bool, role: (String) -> String?) {
      self.name = name
      let fanIn = graph.fanIn
      let fanOut = graph.fanOut
      nodes = graph.nodes.map { node in
        Node(
          name: node.name, kind: node.kind, role: role(node.name), fanIn: fanIn[node.name] ?? 0,
          fanOut: fanOut[node.name] ?? 0, lines: node.lines)
      }
      edges = graph.edges.map { Edge(from: $0.from, to: $0.to, locations: $1.map(\.text)) }
        .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
      outside = graph.outside.map { edge, locations in
        OutsideEdge(from: edge.from, to: edge.to, module: edge.module, locations: locations.map(\.text))
      }.sorted { ($0.from, $0.module, $0.to) < ($1.from, $1.module, $1.to) }
      cycles = graph.cycles()
      cyclesWithoutProtocols = graph.cycles(withProtocols: false)
      largestCycleShare = graph.largestCycleShare
      propagationCost = graph.propagationCost
      meanReach = graph.meanReach
      meanReachWithConformers = graph.meanReachWithConformers
      var random = SeededGenerator(seed: 1)
      meanReachByChance = graph.meanReachByChance(using: &random)
      meanLinesReached = graph.meanLinesReached
      appendix = Appendix(lcom4: lcom4, roles: hasRoles ? RoleCoupling.all(in: graph, role: role) : [])
    }
  }

  /// Numbers that JSON alone has.
  package struct Appendix: Codable, Equatable, Sendable {
    /// LCOM4 of the types that have stored properties and methods, by name: into how many groups the methods fall.
    package let lcom4: [String: Int]
    /// How the roles depend on each other; empty where no roles are known.
    package let roles: [RoleCoupling]
  }

  package struct Node: Codable, Equatable, Sendable {
    /// Its name, with those of the types around it.
    package let name: String
    package let kind: TypeNode.Kind
    package let role: String?
    package let fanIn: Int
    package let fanOut: Int
    /// How many lines its declaration and its extensions take up.
    package let lines: Int

    /// Writes what is missing as `null`, so that every node has every key.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(kind, forKey: .kind)
      try container.encode(role, forKey: .role)
      try container.encode(fanIn, forKey: .fanIn)
      try container.encode(fanOut, forKey: .fanOut)
      try container.encode(lines, forKey: .lines)
    }
  }

  package struct Edge: Codable, Equatable, Sendable {
    package let from: String
    package let to: String
    /// Where, as `file:line:column`.
    package let locations: [String]
  }

  /// A reference to a type of another module.
  package struct OutsideEdge: Codable, Equatable, Sendable {
    package let from: String
    package let to: String
    package let module: String
    package let locations: [String]
  }

  func check(at place: ResultPlace) throws {
    try place["modules"].distinct(modules.map(\.name), by: "name")
    try place["modules"].each(modules) { try $0.check(at: $1) }
  }
}

extension CouplingResult.Module {
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
    for (key, reach) in [
      "meanReach": meanReach, "meanReachWithConformers": meanReachWithConformers,
      "meanReachByChance": meanReachByChance,
    ] {
      try place[key].number(reach, in: 0...Double(nodes.count))
    }
    try place["meanLinesReached"].number(meanLinesReached, in: 0...Double(nodes.reduce(0) { $0 + $1.lines }))
    try place["appendix"]["roles"].distinct(appendix.roles.map(\.role), by: "role")
  }
}
