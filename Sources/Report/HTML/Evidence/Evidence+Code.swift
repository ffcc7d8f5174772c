extension Evidence {
  /// Files and units, by the names that places know them by.
  static func tables(of lines: LinesResult, _ architectures: [String]) -> [String: EvidenceTable] {
    [
      "files": EvidenceTable(
        "The files",
        columns: [
          "file", "role", "there for", "code lines", "comment lines", "blank lines", "statements", "functions",
          "for the screen",
        ],
        of: architectures
      ) { name in
        lines.files.filter { $0.architecture == name }.map { file in
          [
            .text(file.path), .text(orNone: file.role), .text(orNone: file.purpose.map(PurposeWording.text)),
            .count(file.code), .count(file.comment), .count(file.blank), .count(file.statements),
            .count(file.units.count), .text(orNone: file.screen),
          ]
        }
      },
      "units": EvidenceTable(
        "Functions and the like", columns: ["function", "where", "cyclomatic", "cognitive"], of: architectures
      ) { name in
        lines.files.filter { $0.architecture == name }.flatMap { file in
          file.units.map { unit in
            [.text(unit.name), .text("\(file.path):\(unit.line)"), .count(unit.cyclomatic), .count(unit.cognitive)]
          }
        }
      },
      "tests": EvidenceTable("The tests", columns: ["files", "code lines"], of: architectures) { name in
        lines.tests.filter { $0.name == name }.map { [.count($0.files), .count($0.code)] }
      },
    ]
  }

  /// Types and references, by the names that places know them by.
  static func tables(
    of coupling: CouplingResult, _ architectures: [SuiteResult.Architecture]
  ) -> [String: EvidenceTable] {
    let names = architectures.map(\.name)
    let modules = architectures.reduce(into: [String: CouplingResult.Module]()) { modules, architecture in
      modules[architecture.name] = coupling.modules.first { $0.name == architecture.module }
    }
    return [
      "types": EvidenceTable(
        "The types", columns: ["type", "kind", "role", "fan-in", "fan-out", "lines", "types in its cycle"], of: names
      ) { name in
        modules[name].map { module in
          module.nodes.map { node in
            [
              .text(node.name), .text(node.kind.rawValue), .text(orNone: node.role), .count(node.fanIn),
              .count(node.fanOut), .count(node.lines),
              module.cyclesWithoutProtocols.first { $0.contains(node.name) }.map { .count($0.count) } ?? .none,
            ]
          }
        } ?? []
      },
      "references": EvidenceTable("The references", columns: ["from", "to", "places", "first"], of: names) { name in
        (modules[name]?.edges ?? []).map { edge in
          [.text(edge.from), .text(edge.to), .count(edge.locations.count), .text(orNone: edge.locations.first)]
        }
      },
      "outside": EvidenceTable(
        "References to other modules", columns: ["from", "module", "to", "places", "first"], of: names
      ) { name in
        (modules[name]?.outside ?? []).map { edge in
          [
            .text(edge.from), .text(edge.module), .text(edge.to), .count(edge.locations.count),
            .text(orNone: edge.locations.first),
          ]
        }
      },
    ]
  }

  /// The rules with what breaks them.
  static func table(of rules: RulesResult, _ architectures: [String]) -> EvidenceTable {
    EvidenceTable("The rules", columns: ["rule", "role", "types it binds", "violations", "where"], of: architectures) {
      name in
      (rules.architectures.first { $0.name == name }?.rules ?? []).map { rule in
        [
          .text(rule.statement), .text(rule.role), .count(rule.types.count), .count(rule.violations.count),
          .text(rule.violations.flatMap(\.locations).joined(separator: ", ")),
        ]
      }
    }
  }
}
