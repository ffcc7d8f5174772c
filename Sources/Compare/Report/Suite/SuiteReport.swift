import Results

package struct SuiteReport {
  package static let leastWidth = 80
  private let result: SuiteResult
  private let answers: Answers
  private let hasAll: Bool
  private let width: Int

  /// - Parameters:
  ///   - hasAll: Whether to print every measure instead of the short table.
  ///   - width: The columns of the terminal.
  package init(_ result: SuiteResult, hasAll: Bool = false, width: Int = 120) {
    self.result = result
    answers = Answers(result)
    self.hasAll = hasAll
    self.width = max(width, Self.leastWidth)
  }

  package var lines: [StyledLine] {
    let title = "SameApp: one app, \(Wording.count(result.architectures.count, "architecture", "architectures"))"
    let sections = hasAll ? answers.table.tableSections : answers.tableSections { _ in true }
    return [StyledLine(title, .heading)] + paragraph(cancelled, .alarm)
      + paragraph(broken(result.behaviour) + wrapped(result.gates)) + paragraph(wrapped(result.violations), .alarm)
      + table(sections) + paragraph(wrapped(sections.isEmpty ? [] : legend), .faint)
      + paragraph(wrapped(sentences)) + paragraph(gaps) + paragraph(wrapped(kept), .faint)
      + paragraph(wrapped(result.circumstances.lines(seed: result.seed)), .faint)
  }

  /// The short table's rows of one part, shown while others are still being measured.
  package func lines(of part: SuitePart) -> [StyledLine] {
    paragraph(broken(result.behaviour(of: part))) + table(answers.tableSections { $0 == part })
  }

  private func table(_ sections: [SuiteTable.Section]) -> [StyledLine] {
    SuiteTable(sections, names: answers.names, width: width).lines
  }

  /// The lines below an empty one, or nothing if there are none.
  private func paragraph(_ lines: [String], _ emphasis: StyledLine.Emphasis = .none) -> [StyledLine] {
    lines.isEmpty ? [] : [StyledLine("")] + lines.map { StyledLine($0, emphasis) }
  }

  private func wrapped(_ texts: [String]) -> [String] { Wording.wrapped(texts, to: width) }

  /// Wraps sentences; indented lines stay as they are.
  private func broken(_ lines: [String]) -> [String] {
    lines.flatMap { $0.hasPrefix(" ") || $0.isEmpty ? [$0] : Wording.wrapped($0, to: width) }
  }

  private var cancelled: [String] {
    result.wasCancelled ? ["Interrupted: what follows is what had been measured by then."] : []
  }

  private var legend: [String] {
    guard hasAll else {
      return [
        "↓ less is cheaper, ↑ more is better. ~ sampled on this machine; all other numbers are counted. A step is a line of a "
          + "story, such as “I tap Next”, in a view kit that draws nothing. All measures: --all. Terms: docs/glossary.md."
      ]
    }
    return ["↓ less is cheaper, ↑ more is better. –: not known. Definitions: docs/metrics.md."]
      + (answers.table.hasCorrelations ? [SuiteWording.correlationLegend] : [])
  }

  private var sentences: [String] {
    answers.sentences + result.outdated + (hasAll ? result.claims : [])
  }

  private var gaps: [String] {
    result.gaps.flatMap { sentence -> [String] in
      let lines = sentence.split(separator: "\n").map(String.init)
      return lines.prefix(1).flatMap { Wording.wrapped($0, to: width) }
        + lines.dropFirst().map { "  \(Wording.clipped($0, to: width))" }
    }
  }

  private var kept: [String] {
    let days = result.kept.map { "\($0.part.rawValue) \($0.date ?? "")" }
    return days.isEmpty ? [] : ["Cached (--fresh measures again): \(days.joined(separator: ", "))."]
  }
}
