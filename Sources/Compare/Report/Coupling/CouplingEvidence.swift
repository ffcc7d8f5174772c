import Metrics
import Results

extension CouplingResult {
  func evidence(_ architectures: [SuiteResult.Architecture]) -> [EvidenceTable] {
    let names = architectures.map(\.name)
    func module(_ name: String) -> Module? {
      architectures.first { $0.name == name }.flatMap { architecture in
        modules.first { $0.name == architecture.module }
      }
    }
    let typeColumns: [EvidenceTable.Column<(node: Node, cycle: [String]?)>] = [
      .init("type") { .text($0.node.name) },
      .init("kind") { .text($0.node.kind.rawValue) },
      .init("role") { .text(orNone: $0.node.role) },
      .init("fan-in", for: "coupling.fanInP90") { .count($0.node.fanIn) },
      .init("fan-out", for: "coupling.fanOutP90") { .count($0.node.fanOut) },
      .init("lines", for: "coupling.linesReached") { .count($0.node.lines) },
      .init("types in its cycle", for: "coupling.largestCycle") { $0.cycle.map { .count($0.count) } ?? .none },
    ]
    let edgeColumns: [EvidenceTable.Column<TypeReference>] = [
      .init("from") { .text($0.from) },
      .init("to") { .text($0.to) },
      .init("places") { .count($0.locations.count) },
      .init("first") { .text(orNone: $0.locations.first) },
    ]
    let outsideColumns: [EvidenceTable.Column<OutsideEdge>] = [
      .init("from") { .text($0.from) },
      .init("module", for: "coupling.edgesToModel", "coupling.edgesToKit") { .text($0.module) },
      .init("to") { .text($0.to) },
      .init("places") { .count($0.locations.count) },
      .init("first") { .text(orNone: $0.locations.first) },
    ]
    return [
      EvidenceTable("types", "The types", of: names, columns: typeColumns) { name in
        guard let module = module(name) else { return [] }
        return module.nodes.map { node in (node, module.cyclesWithoutProtocols.first { $0.contains(node.name) }) }
      },
      EvidenceTable(
        "references", "The references", of: names,
        listing: ["meanReach", "meanReachWithConformers", "reachAgainstChance", "propagationCost"].map {
          "coupling.\($0)"
        }, columns: edgeColumns
      ) { module($0)?.edges ?? [] },
      EvidenceTable("outside", "References to other modules", of: names, columns: outsideColumns) {
        module($0)?.outside ?? []
      },
    ]
  }
}
