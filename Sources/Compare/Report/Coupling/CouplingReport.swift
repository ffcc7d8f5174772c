import Results
import Metrics

package struct CouplingReport {
  private let result: CouplingResult

  package init(_ result: CouplingResult) { self.result = result }

  package var lines: [String] { Wording.blocks(result.modules.map(Self.lines) + [Self.definitions]) }

  private static func lines(of module: CouplingResult.Module) -> [String] {
    let types = Wording.count(module.nodes.count, "type", "types")
    let edges = Wording.count(module.edges.count, "edge", "edges")
    return Wording.blocks([
      ["\(module.name): \(types), \(edges)"], reachLines(of: module), typeTable(of: module), roleTable(of: module),
      outsideLines(of: module), cycleLines(of: module),
    ])
  }

  private static func reachLines(of module: CouplingResult.Module) -> [String] {
    guard !module.nodes.isEmpty else { return [] }
    let lines = NumberText.plain(module.nodes.reduce(0) { $0 + $1.lines })
    return Wording.wrapped([
      "Mean reach: \(NumberText.plain(module.meanReach)) types; by chance \(NumberText.plain(module.meanReachByChance)); "
        + "with what conforms to protocols \(NumberText.plain(module.meanReachWithConformers)); "
        + "\(NumberText.plain(module.meanLinesReached)) of \(lines) lines. "
        + "Propagation cost: \(NumberText.share(module.propagationCost)).",
      "Fan-in: \(quantiles(of: module.nodes.map(\.fanIn))). Fan-out: \(quantiles(of: module.nodes.map(\.fanOut))). "
        + "Largest cycle: \(NumberText.share(module.largestCycleShare)) of the types without the protocols.",
    ])
  }

  private static func quantiles(of counts: [Int]) -> String {
    let counts = counts.map(Double.init)
    let (median, ninetieth) = (Statistics.median(of: counts), Statistics.percentile(0.9, of: counts))
    return "median \(NumberText.plain(median ?? 0)), 90th percentile \(NumberText.plain(ninetieth ?? 0))"
  }

  private static func typeTable(of module: CouplingResult.Module) -> [String] {
    TextTable.lines(
      header: ["type", "kind", "role", "fan-in", "fan-out", "lines"],
      rows: module.nodes.map { node in
        [node.name, node.kind.rawValue, node.role ?? "–", "\(node.fanIn)", "\(node.fanOut)", "\(node.lines)"]
      })
  }

  private static func roleTable(of module: CouplingResult.Module) -> [String] {
    guard !module.appendix.roles.isEmpty else { return [] }
    return TextTable.lines(
      header: ["role", "types", "Ca", "Ce"],
      rows: module.appendix.roles.map { role in [role.role, "\(role.types)", "\(role.afferent)", "\(role.efferent)"] })
  }

  private static func outsideLines(of module: CouplingResult.Module) -> [String] {
    let modules = Set(module.outside.map(\.module)).sorted()
    return modules.map { other in
      let edges = module.outside.filter { $0.module == other }
      let users = Set(edges.map(\.from)).count
      return "To \(other): \(Wording.count(edges.count, "edge", "edges")) from \(Wording.count(users, "type", "types"))"
    }
  }

  private static func cycleLines(of module: CouplingResult.Module) -> [String] {
    guard !module.cycles.isEmpty else { return ["No cycles."] }
    let without = module.cyclesWithoutProtocols
    func texts(_ beginning: String, _ cycles: [[String]]) -> [String] {
      cycles.map { "\(beginning) of \($0.count): \($0.joined(separator: ", "))" }
    }
    return Wording.wrapped(
      texts("Cycle", module.cycles)
        + (without.isEmpty ? ["Without protocols there are no cycles."] : texts("Without protocols, cycle", without)))
  }

  private static let definitions = Wording.wrapped(
    "An edge: a member of one type refers to another type or to a member of it, as the compiler resolved it. "
      + "Reach: how many types a type gets to by edges, itself included; by chance: in graphs wired at random in which each type has as many edges "
      + "to and from it; with what conforms: a protocol leads to its conformers as well. Ca, Ce: types of other roles that refer to this one, "
      + "and types of this role that refer to others. Definitions: docs/metrics.md.")
}

/// The coupling of modules in Graphviz's language: a cluster for each module, protocols as ellipses, cycles in red.
package struct CouplingDOT {
  package let lines: [String]

  package init(_ result: CouplingResult) {
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

  private static func id(_ name: String, _ module: CouplingResult.Module) -> String { quoted("\(module.name).\(name)") }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
