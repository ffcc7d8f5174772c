import Metrics

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
      ["\(module.name): \(summary(of: module))"], typeTable(of: module), roleTable(of: module),
      outsideLines(of: module),
      cycleLines(of: module),
    ].filter { !$0.isEmpty }.joined(separator: [""]).map { $0 }
  }

  private static func summary(of module: CouplingResult.Module) -> String {
    let types = Wording.count(module.nodes.count, "type", "types")
    let edges = Wording.count(module.edges.count, "edge", "edges")
    let cost = NumberText.share(module.propagationCost)
    return "\(types), \(edges), propagation cost \(cost) (n = \(module.nodes.count))"
  }

  private static func typeTable(of module: CouplingResult.Module) -> [String] {
    TextTable(
      header: ["type", "kind", "role", "fan-in", "fan-out", "LCOM4"],
      rows: module.nodes.map { node in
        [
          node.name, node.kind.rawValue, node.role ?? "–", "\(node.fanIn)", "\(node.fanOut)",
          node.lcom4.map(String.init) ?? "–",
        ]
      }
    ).lines
  }

  private static func roleTable(of module: CouplingResult.Module) -> [String] {
    guard !module.roles.isEmpty else { return [] }
    return TextTable(
      header: ["role", "types", "Ca", "Ce", "I", "A", "D′"],
      rows: module.roles.map { role in
        [role.role, "\(role.types)", "\(role.afferent)", "\(role.efferent)"]
          + [role.instability, role.abstractness, role.distance].map {
            $0.map { NumberText.fixed($0, decimals: 2) } ?? "–"
          }
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
      + "Ca, Ce: types of other roles that refer to this one, and types of this role that refer to others; "
      + "I = Ce/(Ca+Ce); A: share of protocols; D′ = |A + I − 1|. Definitions: docs/metrics.md.")
}
