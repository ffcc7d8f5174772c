internal import Results

/// The tables that are drawn from what was measured and kept.
struct RecordTables {
  /// A dozen measures, from the size of the code to that of the program.
  private static let costs = [
    "lines.code", "lines.tests", "coupling.types", "coupling.fanOutP90", "coupling.meanReach",
    "coupling.meanReachWithConformers", "coupling.propagationCost", "coupling.largestCycle", "coverage.regions",
    "coverage.decidedWithoutScreen", "spread.typesBeyondCommon", "spread.linesToReadWithContracts", "runtime.step",
    "runtime.against", "counts.allocations", "build.code",
  ]
  let record: RecordedSuite

  func costs(_ arguments: [String]) throws(DocsProblem) -> [String] {
    guard let name = arguments.first, arguments.count == 1 else { throw NumbersKind.costs.malformed(arguments) }
    let own = try record.architecture(name)
    let isReference = own.name == record.architectures.first?.name
    let shown = isReference ? [own] : record.architectures.prefix(1) + [own]
    let measures = Self.costs.compactMap(Measures.measure).filter { !isReference || $0.unit != .ratio }
    return table(of: measures, Array(shown), more: isReference ? nil : ("difference", { difference($0, own) }))
  }

  /// How many times the reference's it is; of shares how many points more, as they are parts of different wholes. How far
  /// times differ has a row of its own, with its interval.
  private func difference(_ measure: Measure, _ own: RecordedSuite.Architecture) -> String {
    guard !measure.isTimed, let number = own.numbers[measure.id]?.number,
      let base = record.architectures.first?.numbers[measure.id]?.number
    else { return "" }
    if number == base { return "equal" }
    guard measure.unit != .share, number > 0, base > 0 else {
      return NumberText.difference(number - base, measure.unit)
    }
    return NumberText.ratio(number / base)
  }

  /// Some measures of some architectures.
  /// - Parameter arguments: `ID … for NAME …`, or `ID …` for all architectures; a part, such as `lines`, stands for all of its measures.
  func measures(_ arguments: [String]) throws(DocsProblem) -> [String] {
    let parts = arguments.split(separator: "for", maxSplits: 1, omittingEmptySubsequences: false)
    let names = parts.count == 2 ? Array(parts[1]) : record.architectures.map(\.name)
    guard let ids = parts.first, !ids.isEmpty, !names.isEmpty else { throw NumbersKind.measures.malformed(arguments) }
    return table(
      of: try ids.map { id throws(DocsProblem) in
        guard let part = SuitePart(rawValue: id) else { return [try RecordedSuite.measure(id)] }
        return Measures.all.filter { $0.part == part }
      }.flatMap(\.self),
      try names.map { name throws(DocsProblem) in try record.architecture(name) })
  }

  func roles(_ arguments: [String]) throws(DocsProblem) -> [String] {
    guard let name = arguments.first, arguments.count == 1 else { throw NumbersKind.roles.malformed(arguments) }
    let roles = try record.architecture(name).roles
    let rows = roles.map { role in
      [role.name ?? "no role", role.types.map(NumberText.plain) ?? "–", role.code.map(NumberText.plain) ?? "–"]
    }
    return NumbersTable(header: ["role", "types", "code lines"], rows: rows).lines
      + gap(roles.contains { $0.types == nil || $0.code == nil })
  }

  /// What view controllers do in each architecture, as its references say.
  /// - Parameter arguments: Names; none for all architectures.
  func questions(_ arguments: [String]) throws(DocsProblem) -> [String] {
    let named = try arguments.map { name throws(DocsProblem) in try record.architecture(name) }
    let shown = named.isEmpty ? record.architectures : named
    let questions = shown.flatMap(\.questions).map(\.question)
    let distinct = questions.enumerated().filter { questions.firstIndex(of: $1) == $0 }.map(\.element)
    let rows = distinct.map { question in
      [question] + shown.map { architecture in answer(architecture.questions.first { $0.question == question }) }
    }
    return NumbersTable(
      header: [""] + shown.map(\.name),
      rows: rows + [
        ["view controllers"] + shown.map { $0.viewControllers.map(String.init) ?? "–" },
        ["decisions in their code"] + shown.map { $0.decisions.map(String.init) ?? "–" },
      ]
    ).lines + ["", "In brackets the references that make it a yes."]
  }

  private func answer(_ question: RecordedSuite.Question?) -> String {
    guard let question else { return "–" }
    return question.isYes ? "yes (\(question.evidence))" : "no"
  }

  // MARK: - Measures

  private func table(
    of measures: [Measure], _ architectures: [RecordedSuite.Architecture],
    more: (title: String, cell: (Measure) -> String)? = nil
  ) -> [String] {
    let rows = measures.map { measure in
      let numbers = architectures.map { $0.numbers[measure.id]?.text(measure.unit) ?? "–" }
      return [SuiteWording.title(measure)] + numbers + (more.map { [$0.cell(measure)] } ?? [])
    }
    let header = [""] + architectures.map(\.name) + (more.map { [$0.title] } ?? [])
    return NumbersTable(header: header, rows: rows).lines + notes(measures, of: architectures)
  }

  private func notes(_ measures: [Measure], of architectures: [RecordedSuite.Architecture]) -> [String] {
    let hasGaps = measures.contains { measure in
      architectures.contains { $0.numbers[measure.id] == nil && !isReference($0, in: measure) }
    }
    let timed = measures.filter { measure in
      measure.isTimed && architectures.contains { $0.numbers[measure.id] != nil }
    }
    return (timed.isEmpty ? [] : ["", place(of: timed)]) + gap(hasGaps)
  }

  private func gap(_ hasGaps: Bool) -> [String] { hasGaps ? ["", "–: not known."] : [] }

  /// Whether it is the one that others are compared with, which has no ratio to itself.
  private func isReference(_ architecture: RecordedSuite.Architecture, in measure: Measure) -> Bool {
    measure.unit == .ratio && architecture.name == record.architectures.first?.name
  }

  /// What the intervals of the runtime hold for; of the first results that isn't known.
  private var reach: String {
    record.sessions.map { $0 == 1 ? ", of runtime within one session" : ", of runtime over \($0) sessions" } ?? ""
  }

  /// A time means nothing without its place and day.
  private func place(of timed: [Measure]) -> String {
    let days = Set(timed.map { String((record.dates[$0.part.rawValue] ?? record.circumstances.date).prefix(10)) })
    return "Times are of \(days.sorted().joined(separator: " and ")), on \(record.circumstances.machine), "
      + "\(record.circumstances.toolchain); in brackets the 95 % interval\(reach)."
  }
}
