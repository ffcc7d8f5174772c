import Metrics

extension Evidence {
  /// Files with what ran of them, and what the tests take.
  static func tables(of coverage: CoverageResult, _ architectures: [String]) -> [String: EvidenceTable] {
    func found(_ name: String) -> CoverageResult.Architecture? { coverage.architectures.first { $0.name == name } }
    return [
      "covered": EvidenceTable(
        "The files: regions that ran",
        columns: [
          "file", "role", "regions", "by unit tests", "by those that load no screen", "by stories",
          "decided, by those that load no screen",
        ],
        of: architectures
      ) { name in
        (found(name)?.files ?? []).map { file in
          [
            .text(file.name), .text(orNone: file.role), .count(file.unitTests.regions), percent(file.unitTests),
            percent(file.testsWithoutScreen), percent(file.stories),
            share(file.testsWithoutScreen.coveredDecided, of: file.testsWithoutScreen.decided),
          ]
        }
      },
      "doubles": EvidenceTable("Test doubles", columns: ["type"], of: architectures) { name in
        (found(name)?.tests.doubles ?? []).map { [.text($0)] }
      },
    ]
  }

  /// The features with what they take.
  static func table(of spread: SpreadResult, _ architectures: [String]) -> EvidenceTable {
    EvidenceTable(
      "The features",
      columns: [
        "feature", "types", "files", "lines", "types not common to all", "lines for it only", "lines to read",
        "with contracts",
      ], of: architectures
    ) { name in
      spread.features.compactMap { feature in
        feature.entries.first { $0.architecture == name }.map { entry in
          [
            .text(feature.name), .count(entry.ran.types), .count(entry.ran.files), .count(entry.ran.lines),
            .count(entry.beyondCommon.types), .count(entry.only.lines), .count(entry.linesToRead),
            .count(entry.linesToReadWithContracts),
          ]
        }
      }
    }
  }

  /// The stories with their times.
  static func table(of runtime: RuntimeResult, _ architectures: [String]) -> EvidenceTable {
    EvidenceTable(
      "The stories",
      columns: ["story", "median (µs)", "against \(runtime.reference)", "95 % from", "to", "verdict"], of: architectures
    ) { name in
      runtime.stories.compactMap { story in
        story.times.first { $0.contender == name }.map { time in
          let comparison = story.comparison(of: name, to: runtime.reference)
          return [
            .text(story.story ?? ""), .number(orNone: time.median, .nanoseconds),
            .number(orNone: comparison?.raw?.ratio, .ratio), .number(orNone: comparison?.raw?.low, .ratio),
            .number(orNone: comparison?.raw?.high, .ratio), .text(orNone: comparison?.verdict.rawValue),
          ]
        }
      }
    }
  }

  /// The tasks in guides of each size.
  static func table(of growth: GrowthResult, _ architectures: [String]) -> EvidenceTable {
    EvidenceTable("The tasks", columns: ["task", "places", "median (µs)", "rows laid out"], of: architectures) { name in
      growth.tasks.flatMap { task in
        (task.architectures.first { $0.name == name }?.points ?? []).map { point in
          [
            .text(task.name), .count(point.places), .number(orNone: point.median.map { $0 * 1e9 }, .nanoseconds),
            .number(orNone: point.rows, .count),
          ]
        }
      }
    }
  }

  /// The builds, by kind and configuration.
  static func table(of build: BuildResult, _ architectures: [String]) -> EvidenceTable {
    EvidenceTable("The builds", columns: ["configuration", "of what", "median (s)", "all (s)"], of: architectures) {
      name in
      (build.architectures.first { $0.name == name }?.configurations ?? []).flatMap { configuration in
        configuration.times.map { times in
          [
            .text(configuration.name), .text(times.kind.rawValue), .number(orNone: times.median, .seconds),
            .text(times.seconds.map { NumberText.text($0, .seconds) }.joined(separator: ", ")),
          ]
        }
      }
    }
  }

  private static func percent(_ covered: CoveredShare) -> EvidenceTable.Cell {
    share(covered.coveredRegions, of: covered.regions)
  }

  private static func share(_ part: Int, of whole: Int) -> EvidenceTable.Cell {
    whole == 0 ? .none : .number(orNone: Double(part) / Double(whole), .share)
  }
}
