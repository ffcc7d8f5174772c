public import Metrics
import Runtime

/// Which types refer to which, module by module.
public struct CouplingResult: Codable, Equatable, Sendable {
  /// The modules.
  public let modules: [Module]

  /// Gathers modules.
  public init(modules: [Module]) {
    self.modules = modules
  }

  /// One module.
  public struct Module: Codable, Equatable, Sendable {
    /// Its name.
    public let name: String
    /// Its types.
    public let nodes: [Node]
    /// The references between them.
    public let edges: [Edge]
    /// The groups of types that all reach each other.
    public let cycles: [[String]]
    /// The same without the protocols.
    public let cyclesWithoutProtocols: [[String]]
    /// The largest group of types without the protocols that all reach each other, as a share of these types.
    public let largestCycleShare: Double
    /// The share of ordered pairs of types of which the first reaches the second, itself included.
    public let propagationCost: Double
    /// How many types a type reaches, itself included: the mean.
    public let meanReach: Double
    /// The same where a protocol also leads to what conforms to it.
    public let meanReachWithConformers: Double
    /// The same of graphs wired at random in which each type keeps its fan-in and its fan-out.
    public let meanReachByChance: Double
    /// How many lines the types take up that a line's type reaches: the mean over the lines.
    public let meanLinesReached: Double
    /// What follows from the rest, or from size.
    public let appendix: Appendix
    /// The references to types of other modules that were indexed.
    public let outside: [OutsideEdge]

    /// Draws a module's graph together.
    ///
    /// - Parameters:
    ///   - lcom4: The cohesion of the types that have one, by name.
    ///   - role: The role that a type plays by its name.
    ///   - hasRoles: Whether there are roles at all.
    public init(
      name: String, graph: TypeGraph, lcom4: [String: Int], hasRoles: Bool, role: (String) -> String?
    ) {
      self.name = name
      let fanIn = graph.fanIn
      let fanOut = graph.fanOut
      nodes = graph.nodes.map { node in
        Node(
          name: node.name, kind: node.kind, role: role(node.name), fanIn: fanIn[node.name] ?? 0,
          fanOut: fanOut[node.name] ?? 0, lines: node.lines)
      }
      edges = graph.edges.map { Edge(from: $0.from, to: $0.to, locations: $1.map(Self.text)) }
        .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
      outside = graph.outside.map { edge, locations in
        OutsideEdge(from: edge.from, to: edge.to, module: edge.module, locations: locations.map(Self.text))
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

    private static func text(_ location: TypeGraph.Location) -> String {
      "\(location.file):\(location.position.line):\(location.position.column)"
    }
  }

  /// Numbers that JSON alone has.
  public struct Appendix: Codable, Equatable, Sendable {
    /// LCOM4 of the types that have stored properties and methods, by name: into how many groups the methods fall.
    public let lcom4: [String: Int]
    /// How the roles depend on each other; empty where no roles are known.
    public let roles: [RoleCoupling]
  }

  /// A type.
  public struct Node: Codable, Equatable, Sendable {
    /// Its name, with those of the types around it.
    public let name: String
    /// What kind of type it is.
    public let kind: TypeNode.Kind
    /// The role it plays; nil when it has none.
    public let role: String?
    /// How many other types of the module refer to it.
    public let fanIn: Int
    /// How many other types of the module it refers to.
    public let fanOut: Int
    /// How many lines its declaration and its extensions take up.
    public let lines: Int

    /// Writes what is missing as `null`, so that every node has every key.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(kind, forKey: .kind)
      try container.encode(role, forKey: .role)
      try container.encode(fanIn, forKey: .fanIn)
      try container.encode(fanOut, forKey: .fanOut)
      try container.encode(lines, forKey: .lines)
    }
  }

  /// A reference from one type of the module to another.
  public struct Edge: Codable, Equatable, Sendable {
    /// The type that refers.
    public let from: String
    /// The type that is referred to.
    public let to: String
    /// Where, as `file:line:column`.
    public let locations: [String]
  }

  /// A reference to a type of another module.
  public struct OutsideEdge: Codable, Equatable, Sendable {
    /// The type that refers.
    public let from: String
    /// The type that is referred to.
    public let to: String
    /// Its module.
    public let module: String
    /// Where, as `file:line:column`.
    public let locations: [String]
  }
}
