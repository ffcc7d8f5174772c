import Results

package struct SuiteReport {
  package static let leastWidth = 80
  private let sections: SuiteSections
  private let hasAll: Bool
  private let width: Int

  /// - Parameter width: The columns of the terminal.
  package init(_ result: SuiteResult, hasAll: Bool = false, width: Int = 120) {
    sections = SuiteSections(result, measures: hasAll ? Measures.all : Measures.all.filter(\.isHeadline))
    self.hasAll = hasAll
    self.width = max(width, Self.leastWidth)
  }

  package var lines: [StyledLine] {
    let result = sections.result
    let title = "SameApp: one app, \(Wording.count(result.architectures.count, "architecture", "architectures"))"
    return [StyledLine(title, .heading)] + paragraph(cancelled, .alarm) + paragraph(broken(sections.behaviour))
      + table(sections.sections).lines
      + paragraph(wrapped(legend), .faint) + paragraph(wrapped(sections.verdicts)) + paragraph(wrapped(changes))
      + paragraph(wrapped(sections.violations), .alarm) + paragraph(gaps) + paragraph(wrapped(kept), .faint)
      + paragraph(wrapped(sections.place), .faint)
  }

  /// The lines of one part, shown while others are still being measured.
  package func lines(of part: SuitePart) -> [StyledLine] {
    paragraph(broken(sections.behaviour(of: part))) + table([sections.section(of: part)].compactMap(\.self)).lines
  }

  private func table(_ parts: [SuiteSections.Section]) -> SuiteTable {
    SuiteTable(parts, names: sections.names, isFull: hasAll, width: width)
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
    sections.wasCancelled ? ["Interrupted: what follows is what had been measured by then."] : []
  }

  private var legend: [String] {
    guard !sections.sections.isEmpty else { return [] }
    let more = hasAll ? "" : "All measures: --all. "
    return ["↓ less is cheaper, ↑ more is better. –: not known. \(more)Definitions: docs/metrics.md."]
      + (hasAll && sections.hasCorrelations ? [SuiteWording.correlationLegend] : [])
  }

  /// The short table refers to `compare changes` instead of the sentences.
  private var changes: [String] {
    guard !hasAll, sections.changes.count > 1 else { return sections.changes }
    return [
      "Changes against the reference are medians of nine requests. How sure they are, and what they support: compare changes."
    ]
  }

  private var gaps: [String] {
    sections.gaps.flatMap { sentence -> [String] in
      let lines = sentence.split(separator: "\n").map(String.init)
      return lines.prefix(1).flatMap { Wording.wrapped($0, to: width) }
        + lines.dropFirst().map { "  \(Wording.clipped($0, to: width))" }
    }
  }

  private var kept: [String] {
    let days = sections.kept.map { "\($0.part.rawValue) \($0.date ?? "")" }
    return days.isEmpty ? [] : ["Kept of unchanged sources (--fresh measures anew): \(days.joined(separator: ", "))."]
  }
}
