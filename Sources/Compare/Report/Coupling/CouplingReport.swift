import Results

package struct CouplingReport {
  private let result: CouplingResult

  package init(_ result: CouplingResult) { self.result = result }

  package var lines: [String] { Wording.blocks(result.modules.map(Self.lines) + [Self.definitions]) }

  private static func lines(of module: CouplingResult.Module) -> [String] {
    Wording.blocks([
      TextTable.lines(
        header: [module.name, ""],
        rows: GraphMeasure.all.map { [SuiteWording.title($0.measure), $0.text(in: module)] }),
      typeTable(of: module), outsideLines(of: module), cycleLines(of: module),
    ])
  }

  private static func typeTable(of module: CouplingResult.Module) -> [String] {
    TextTable.lines(
      header: ["type", "kind", "role", "fan-in", "fan-out", "lines"],
      rows: module.nodes.map { node in
        [node.name, node.kind.rawValue, node.role ?? "–", "\(node.fanIn)", "\(node.fanOut)", "\(node.lines)"]
      })
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
        + (without.isEmpty ? ["Without protocols, nothing is in a cycle."] : texts("Without protocols, cycle", without))
    )
  }

  private static let definitions = Wording.wrapped(
    "A reference, or edge: a member of one type refers to another type or to one of its members; the compiler resolves it. "
      + "Reach: how many types a type gets to by references, itself included. Definitions: docs/metrics.md.")
}
