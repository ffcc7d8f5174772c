import Metrics
import Results

package struct BuildReport {
  private let result: BuildResult

  package init(_ result: BuildResult) { self.result = result }

  package var lines: [String] {
    ["Each implementation's module alone, with what it depends on built before", ""]
      + (result.rounds == 0 ? [] : table(timeRows, title: "seconds, median (least to most)") + [""])
      + table(sizeRows, title: "KiB, release") + problems + [""] + Wording.wrapped(notes) + result.circumstances.lines()
  }

  private func table(_ rows: [[String]], title: String) -> [String] {
    TextTable.lines(header: [title] + result.architectures.map(\.name), rows: rows)
  }

  // MARK: - Times

  private var timeRows: [[String]] {
    let configurations = result.architectures.first?.configurations.map(\.name) ?? []
    return configurations.flatMap { configuration in
      kinds(in: configuration).flatMap { kind in
        [
          row("\(configuration), \(Self.name(of: kind))") { Self.summary($0.times(kind, configuration)?.seconds) },
          row("  on processors") { Self.summary($0.times(kind, configuration)?.processorSeconds) },
        ]
      }
    }
  }

  private func kinds(in configuration: String) -> [BuildResult.Kind] {
    BuildResult.Kind.allCases.filter { kind in result.architectures.contains { $0.times(kind, configuration) != nil } }
  }

  private static func name(of kind: BuildResult.Kind) -> String {
    switch kind {
    case .clean: "all of it"
    case .changed: "one file changed"
    case .unchanged: "nothing changed"
    }
  }

  private static func summary(_ values: [Double]?) -> String {
    guard let values, let least = values.min(), let most = values.max() else { return "–" }
    let median = BuildResult.Times(.clean, seconds: values).median.map { NumberText.text($0, .seconds) } ?? "–"
    return "\(median) (\(NumberText.text(least...most, .seconds)))"
  }

  private func row(_ name: String, _ text: (BuildResult.Architecture) -> String) -> [String] {
    [name] + result.architectures.map(text)
  }

  // MARK: - Sizes

  private var sizeRows: [[String]] {
    func bytes(_ path: KeyPath<ModuleSize, Int>) -> (BuildResult.Architecture) -> String {
      { $0.size.map { NumberText.text(Double($0[keyPath: path]), .bytes) } ?? "unavailable" }
    }
    return [
      row("code", bytes(\.code)), row("metadata for reflection", bytes(\.reflection)),
      row("source files") { NumberText.plain($0.files) },
    ]
  }

  private var problems: [String] {
    result.architectures.flatMap { architecture in
      architecture.sizeProblem.map { Wording.wrapped("No size of \(architecture.name): \($0)") } ?? []
    }
  }

  private var notes: [String] {
    let sizes = "KiB: sections of the module's object files."
    guard result.rounds > 0 else { return [sizes] }
    let changed = result.architectures.map { "\($0.name): \($0.changedFile)" }.joined(separator: ", ")
    return [
      "Times: \(Wording.count(result.rounds, "round", "rounds")), shuffled with seed \(result.seed), of “swift build --target”. "
        + "Every build includes the time to find that nothing changed."
        + (result.rounds < BuildResult.fewestForMedian ? " So few rounds have no median." : ""),
      "Changed is the body of one function that was added, in the file of middling size (\(changed)).",
      sizes,
    ]
  }
}

extension BuildResult {
  func evidence(_ architectures: [String]) -> EvidenceTable {
    let columns: [EvidenceTable.Column<(configuration: String, times: Times)>] = [
      .init("configuration") { .text($0.configuration) },
      .init("of what") { .text($0.times.kind.rawValue) },
      .init("median (s)") { .number(orNone: $0.times.median, .seconds) },
      .init("all (s)") { .text($0.times.seconds.map { NumberText.text($0, .seconds) }.joined(separator: ", ")) },
    ]
    return EvidenceTable("builds", "The builds", of: architectures, columns: columns) { name in
      (self.architectures.first { $0.name == name }?.configurations ?? []).flatMap { configuration in
        configuration.times.map { (configuration.name, $0) }
      }
    }
  }
}
