import Metrics
import Runtime

/// The coupling of modules as text.
public struct CouplingReport {
  private let result: CouplingResult

  /// Draws a result.
  public init(_ result: CouplingResult) {
    self.result = result
  }

  /// The report, line by line.
  public var lines: [String] {
    (result.modules.map(Self.lines) + [Self.definitions]).joined(separator: [""]).map { $0 }
  }

  private static func lines(of module: CouplingResult.Module) -> [String] {
    [
      ["\(module.name): \(summary(of: module))"], reachLines(of: module), typeTable(of: module), roleTable(of: module),
      outsideLines(of: module),
      cycleLines(of: module),
    ].filter { !$0.isEmpty }.joined(separator: [""]).map { $0 }
  }

  private static func summary(of module: CouplingResult.Module) -> String {
    let types = Wording.count(module.nodes.count, "type", "types")
    let edges = Wording.count(module.edges.count, "edge", "edges")
    return "\(types), \(edges)"
  }

  private static func reachLines(of module: CouplingResult.Module) -> [String] {
    guard !module.nodes.isEmpty else { return [] }
    let lines = NumberText.plain(module.nodes.reduce(0) { $0 + $1.lines })
    return [
      "Mean reach: \(NumberText.plain(module.meanReach)) types; by chance \(NumberText.plain(module.meanReachByChance)); "
        + "with what conforms to protocols \(NumberText.plain(module.meanReachWithConformers)); "
        + "\(NumberText.plain(module.meanLinesReached)) of \(lines) lines. "
        + "Propagation cost: \(NumberText.share(module.propagationCost)).",
      "Fan-in: \(quantiles(of: module.nodes.map(\.fanIn))). Fan-out: \(quantiles(of: module.nodes.map(\.fanOut))). "
        + "Largest cycle: \(NumberText.share(module.largestCycleShare)) of the types without the protocols.",
    ].flatMap { Wording.wrapped($0) }
  }

  private static func quantiles(of counts: [Int]) -> String {
    let counts = counts.map(Double.init)
    let (median, ninetieth) = (Statistics.median(of: counts), Statistics.percentile(0.9, of: counts))
    return "median \(NumberText.plain(median ?? 0)), 90th percentile \(NumberText.plain(ninetieth ?? 0))"
  }

  private static func typeTable(of module: CouplingResult.Module) -> [String] {
    TextTable(
      header: ["type", "kind", "role", "fan-in", "fan-out", "lines"],
      rows: module.nodes.map { node in
        [
          node.name, node.kind.rawValue, node.role ?? "–", "\(node.fanIn)", "\(node.fanOut)",
          "\(node.lines)",
        ]
      }
    ).lines
  }

  private static func roleTable(of module: CouplingResult.Module) -> [String] {
    guard !module.appendix.roles.isEmpty else { return [] }
    return TextTable(
      header: ["role", "types", "Ca", "Ce"],
      rows: module.appendix.roles.map { role in
        [role.role, "\(role.types)", "\(role.afferent)", "\(role.efferent)"]
      }
    ).lines
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
    let all = module.cycles.flatMap { Wording.wrapped("Cycle of \($0.count): \($0.joined(separator: ", "))") }
    guard !module.cyclesWithoutProtocols.isEmpty else { return all + ["Without protocols there are no cycles."] }
    return all
      + module.cyclesWithoutProtocols.flatMap {
        Wording.wrapped("Without protocols, cycle of \($0.count): \($0.joined(separator: ", "))")
      }
  }

  private static let definitions = Wording.wrapped(
    "An edge: a member of one type refers to another type or to a member of it, as the compiler resolved it. "
      + "Reach: how many types a type gets to by edges, itself included; by chance: in graphs wired at random in which each type has as many edges "
      + "to and from it; with what conforms: a protocol leads to its conformers as well. Ca, Ce: types of other roles that refer to this one, "
      + "and types of this role that refer to others. Definitions: docs/metrics.md.")
}
