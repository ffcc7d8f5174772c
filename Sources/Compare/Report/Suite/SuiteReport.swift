import Results

/// The comparison as a table for a terminal, with what has to be read beside it.
package struct SuiteReport {
  package static let leastWidth = 80
  private let sections: SuiteSections
  private let hasAll: Bool
  private let width: Int

  /// Draws the measures that are asked for first, or all.
  /// - Parameter names: The architectures to show; nil for all that the result has.
  /// - Parameter width: How many columns the terminal has.
  package init(_ result: SuiteResult, of names: [String]? = nil, hasAll: Bool = false, width: Int = 120) {
    sections = SuiteSections(result, of: names, measures: hasAll ? Measures.all : Measures.all.filter(\.isHeadline))
    self.hasAll = hasAll
    self.width = max(width, Self.leastWidth)
  }

  package var lines: [StyledLine] {
    let result = sections.result
    let title = "SameApp: one app, \(Wording.count(result.architectures.count, "architecture", "architectures"))"
    return [StyledLine(title, .heading)] + paragraph(cancelled, .alarm) + paragraph(broken(sections.behaviour))
      + table(sections.sections).lines
      + paragraph(wrapped(legend), .faint) + paragraph(wrapped(sections.largestDifferences))
      + paragraph(wrapped(sections.verdicts)) + paragraph(wrapped(changes))
      + paragraph(wrapped(sections.violations), .alarm) + paragraph(gaps) + paragraph(wrapped(kept), .faint)
      + paragraph(wrapped(sections.place), .faint)
  }

  /// What the report has of one part alone, to be shown while others are still measured.
  package func lines(of part: SuitePart) -> [StyledLine] {
    paragraph(broken(sections.behaviour(of: part))) + table([sections.section(of: part)].compactMap(\.self)).lines
  }

  private func table(_ parts: [SuiteSections.Section]) -> SuiteTable {
    SuiteTable(parts, names: sections.names, isFull: hasAll, width: width)
  }

  /// Lines of one kind after an empty one; nothing for none.
  private func paragraph(_ lines: [String], _ emphasis: StyledLine.Emphasis = .none) -> [StyledLine] {
    lines.isEmpty ? [] : [StyledLine("")] + lines.map { StyledLine($0, emphasis) }
  }

  private func wrapped(_ texts: [String]) -> [String] { Wording.wrapped(texts, to: width) }

  /// Sentences are broken where the terminal ends, what is indented stays as it is.
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

  /// All nine sentences where all is asked for; beside the medians in the short table it is enough to know where they are.
  private var changes: [String] {
    guard !hasAll, sections.changes.count > 1 else { return sections.changes }
    return [
      "Changes against the reference are medians of nine requests. How sure they are, and what they support: compare changes."
    ]
  }

  private var gaps: [String] {
    sections.gaps.flatMap { record -> [String] in
      let lines = record.sentence.split(separator: "\n").map(String.init)
      return lines.prefix(1).flatMap { Wording.wrapped($0, to: width) }
        + lines.dropFirst().map { "  \(Wording.clipped($0, to: width))" }
    }
  }

  private var kept: [String] {
    let days = sections.kept.map { "\($0.part.rawValue) \($0.date ?? "")" }
    return days.isEmpty ? [] : ["Kept of unchanged sources (--fresh measures anew): \(days.joined(separator: ", "))."]
  }
}
