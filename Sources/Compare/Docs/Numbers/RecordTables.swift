internal import Report
internal import Results

struct RecordTables {
  private static let costs = [
    "lines.code", "lines.tests", "coupling.types", "coupling.fanOutP90", "coupling.meanReach",
    "coupling.meanReachWithConformers", "coupling.propagationCost", "coupling.largestCycle", "coverage.regions",
    "coverage.decidedWithoutScreen", "spread.typesBeyondCommon", "spread.linesToReadWithContracts", "runtime.step",
    "runtime.against", "counts.allocations", "build.code",
  ]
  let record: RecordedSuite

  /// A dozen measures of an architecture, beside the reference's.
  func costs(_ names: [String]) throws(DocsProblem) -> [String] {
    let own = try record.architecture(names.joined(separator: " "))
    let isReference = own.name == record.architectures.first?.name
    let shown = isReference ? [own] : record.architectures.prefix(1) + [own]
    let measures = Self.costs.compactMap(Measures.measure).filter { !isReference || $0.unit != .ratio }
    return table(of: measures, Array(shown), more: isReference ? nil : ("difference", { difference($0, own) }))
  }

  /// The ratio to the reference. For shares, the difference in points, because they are parts of different wholes. The
  /// difference of times has a row of its own, with its interval.
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

  /// - Parameter arguments: `ID … for NAME …`, or `ID …` for all architectures. A part, such as `lines`, means all its
  ///   measures.
  func measures(_ arguments: [String]) throws(DocsProblem) -> [String] {
    let parts = arguments.split(separator: "for", maxSplits: 1)
    guard let ids = parts.first else { throw .unknownMeasure("") }
    let measures = try ids.map { id throws(DocsProblem) in
      guard let part = SuitePart(rawValue: id) else { return [try RecordedSuite.measure(id)] }
      return Measures.all.filter { $0.part == part }
    }
    return table(of: measures.flatMap(\.self), try architectures(parts.dropFirst().first ?? []))
  }

  private func architectures(_ names: ArraySlice<String>) throws(DocsProblem) -> [RecordedSuite.Architecture] {
    if names.isEmpty { return record.architectures }
    return try names.map { name throws(DocsProblem) in try record.architecture(name) }
  }

  func roles(_ names: [String]) throws(DocsProblem) -> [String] {
    let roles = try record.architecture(names.joined(separator: " ")).roles
    let rows = roles.map { role in
      MarkdownText.row([
        role.name ?? "no role", role.types.map(NumberText.plain) ?? "–", role.code.map(NumberText.plain) ?? "–",
      ])
    }
    return MarkdownText.table(header: ["role", "types", "code lines"], rows: rows)
      + gap(roles.contains { $0.types == nil || $0.code == nil })
  }

  func questions(_ names: [String]) throws(DocsProblem) -> [String] {
    let shown = try architectures(names[...])
    let questions = shown.flatMap(\.questions).map(\.question)
    let distinct = questions.enumerated().filter { questions.firstIndex(of: $1) == $0 }.map(\.element)
    let rows = distinct.map { question in
      [question] + shown.map { architecture in answer(architecture.questions.first { $0.question == question }) }
    }
    let counts = [
      ["view controllers"] + shown.map { $0.viewControllers.map(String.init) ?? "–" },
      ["decisions in their code"] + shown.map { $0.decisions.map(String.init) ?? "–" },
    ]
    return MarkdownText.table(header: [""] + shown.map(\.name), rows: (rows + counts).map(MarkdownText.row))
      + ["", "In brackets the references that make it a yes."]
  }

  private func answer(_ question: RecordedSuite.Question?) -> String {
    guard let question else { return "–" }
    return question.isYes ? "yes (\(question.evidence))" : "no"
  }

  private func table(
    of measures: [Measure], _ architectures: [RecordedSuite.Architecture],
    more: (title: String, cell: (Measure) -> String)? = nil
  ) -> [String] {
    let rows = measures.map { measure in
      let numbers = architectures.map { $0.numbers[measure.id]?.text(measure.unit) ?? "–" }
      return MarkdownText.row([SuiteWording.title(measure)] + numbers + (more.map { [$0.cell(measure)] } ?? []))
    }
    let header = [""] + architectures.map(\.name) + (more.map { [$0.title] } ?? [])
    let timed = measures.filter { measure in
      measure.isTimed && architectures.contains { $0.numbers[measure.id] != nil }
    }
    let hasGaps = measures.contains { measure in
      architectures.contains { $0.numbers[measure.id] == nil && !isReference($0, in: measure) }
    }
    return MarkdownText.table(header: header, rows: rows) + (timed.isEmpty ? [] : ["", place(of: timed)]) + gap(hasGaps)
  }

  private func gap(_ hasGaps: Bool) -> [String] { hasGaps ? ["", "–: not known."] : [] }

  /// The reference has no ratio to itself.
  private func isReference(_ architecture: RecordedSuite.Architecture, in measure: Measure) -> Bool {
    measure.unit == .ratio && architecture.name == record.architectures.first?.name
  }

  private func place(of timed: [Measure]) -> String {
    let days = Set(timed.map { String((record.dates[$0.part.rawValue] ?? record.circumstances.date).prefix(10)) })
    let reach =
      record.sessions.map { $0 == 1 ? ", of runtime within one session" : ", of runtime over \($0) sessions" } ?? ""
    return "Times are of \(days.sorted().joined(separator: " and ")), on \(record.circumstances.machine), "
      + "\(record.circumstances.toolchain); in brackets the 95 % interval\(reach)."
  }
}
