import Runtime

/// What every drawing of a comparison says, whatever it looks like: which rows there are, and what stands beside them.
package struct SuiteSections {
  /// The rows of one part.
  struct Section {
    let title: String
    let rows: [Row]
  }

  /// One measure of all architectures, in their order.
  struct Row {
    let measure: Measure
    let values: [MeasuredValue?]
    /// How it goes with the code lines; nil for fewer than five architectures.
    let correlation: Double?

    /// Its name, with unit and direction.
    var title: String { SuiteWording.title(measure, correlation: correlation) }

    /// Whether one of the values has an interval.
    var hasIntervals: Bool { values.contains { $0?.interval != nil } }
  }

  let result: SuiteResult
  let measures: [Measure]

  /// - Parameter measures: The rows that are wanted; those that nobody has a value of are left out.
  package init(_ result: SuiteResult, measures: [Measure]) {
    self.result = result
    self.measures = measures
  }

  /// The parts that were measured, with their rows.
  var sections: [Section] {
    SuitePart.allCases.compactMap(section)
  }

  /// What was measured of a part; nil where nothing was.
  func section(of part: SuitePart) -> Section? {
    let rows = measures.filter { $0.part == part }.map { measure in
      Row(
        measure: measure, values: result.architectures.map { measure.value(result, $0.name) },
        correlation: result.correlationWithCodeLines(of: measure))
    }.filter { row in row.values.contains { $0 != nil } }
    return rows.isEmpty ? nil : Section(title: part.title, rows: rows)
  }

  /// Whether it is known of a row how it goes with the code lines.
  var hasCorrelations: Bool { sections.contains { $0.rows.contains { $0.correlation != nil } } }

  /// What became of stories and walks, line by line.
  package var behaviour: [String] { [.stories, .walk].flatMap(behaviour) }

  func behaviour(of part: SuitePart) -> [String] {
    switch part {
    case .stories: result.stories.map { StoriesReport($0).closingLines } ?? []
    case .walk: result.walk.map(walk) ?? []
    default: []
    }
  }

  private func walk(_ walk: WalkResult) -> [String] {
    let steps = Wording.count(walk.steps, "random step", "random steps")
    guard !walk.finding.isEmpty else { return ["\(steps) with seed \(walk.seed): nothing was found."] }
    return ["\(steps) with seed \(walk.seed), which found:"] + walk.finding.map { "  \($0)" }
      + ["As a story:"] + walk.story.map { "  \($0)" }
  }

  /// What the times come to, in words, the reference's copy first.
  var verdicts: [String] {
    guard let runtime = result.runtime else { return [] }
    let others =
      runtime.contenders.filter { $0.role == .again } + runtime.contenders.filter { $0.role == .implementation }
    return others.compactMap { runtime.overall.comparison(of: $0.name, to: runtime.reference) }
      .map(SuiteWording.sentence) + [RuntimeWording.reach(of: runtime)]
  }

  /// The rules that are broken, each with the first place.
  var violations: [String] {
    (result.rules?.architectures ?? []).flatMap { architecture in
      architecture.rules.filter { !$0.violations.isEmpty }.map { rule in
        let first = rule.violations.first.flatMap { violation in
          violation.locations.first.map { " First at \($0): \(violation.from) → \(violation.to)." }
        }
        return "\(architecture.name) breaks its rule “\(rule.statement)”.\(first ?? "")"
      }
    }
  }

  /// The parts that are not complete, and why.
  var gaps: [PartRecord] { result.parts.filter { $0.state != .complete } }

  /// The days on which kept parts were measured, where that is not when this result was made.
  var kept: [PartRecord] { result.parts.filter(\.isKept) }

  /// Whether somebody ended the run before it was through.
  var wasCancelled: Bool { result.parts.contains { $0.state == .cancelled } }

  /// Where, when and how.
  var place: [String] {
    let place = result.circumstances
    let tree = place.treeIsClean.map { $0 ? ", clean" : ", with changes" } ?? ""
    return [
      "\(place.date), \(place.machine), load \(place.load)", "\(place.system), \(place.toolchain)",
      "commit \(place.commit)\(tree), seed \(result.seed): \(place.command)",
    ]
  }
}
