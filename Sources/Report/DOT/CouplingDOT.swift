/// The coupling of modules in Graphviz's language: a cluster for each module, protocols as ellipses, cycles in red.
public struct CouplingDOT {
  /// The document, line by line.
  public let lines: [String]

  /// Draws a result.
  public init(_ result: CouplingResult) {
    lines =
      ["digraph coupling {", "  rankdir=LR;", "  node [shape=box, fontname=\"Helvetica\"];"]
      + result.modules.flatMap(Self.lines) + ["}"]
  }

  private static func lines(of module: CouplingResult.Module) -> [String] {
    let group = Dictionary(
      module.cycles.enumerated().flatMap { number, names in names.map { ($0, number) } },
      uniquingKeysWith: { first, _ in first })
    let nodes = module.nodes.map { node in
      let label = node.role.map { "\(node.name)\n\($0)" } ?? node.name
      let shape = node.kind == .protocolType ? ", shape=ellipse" : ""
      return "    \(id(node.name, module)) [label=\(quoted(label))\(shape)];"
    }
    let edges = module.edges.map { edge in
      let isInCycle = group[edge.from] != nil && group[edge.from] == group[edge.to]
      return "    \(id(edge.from, module)) -> \(id(edge.to, module))\(isInCycle ? " [color=red]" : "");"
    }
    return ["  subgraph \(quoted("cluster_\(module.name)")) {", "    label=\(quoted(module.name));"] + nodes + edges
      + ["  }"]
  }

  private static func id(_ name: String, _ module: CouplingResult.Module) -> String {
    quoted("\(module.name).\(name)")
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
