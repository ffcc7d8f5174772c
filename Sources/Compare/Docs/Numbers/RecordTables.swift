internal import Metrics
internal import Report
internal import Results

struct RecordTables {
  private static let costs = [
    "lines.code", "lines.tests", "coupling.types", "coupling.fanOutP90", "coupling.meanReach",
    "coupling.meanReachWithConformers", "coupling.propagationCost", "coupling.largestCycle", "coverage.regions",
    "coverage.decidedWithoutScreen", "spread.typesBeyondCommon", "spread.linesToReadWithContracts", "runtime.step",
    "runtime.against", "counts.allocations", "build.code",
  ]
  let record: SuiteResult

  /// A dozen measures of an architecture, beside the reference's.
  func costs(_ names: [String]) throws(DocsProblem) -> [String] {
    let own = try record.architecture(names.joined(separator: " "))
    let isReference = own.name == record.architectures.first?.name
    let shown = isReference ? [own] : record.architectures.prefix(1) + [own]
    let measures = Self.costs.compactMap(Measures.measure).filter { !isReference || $0.unit != .ratio }
    return table(of: measures, Array(shown), more: isReference ? nil : ("difference", { difference($0, own) }))
  }

  /// The difference of times has a row with its interval.
  private func difference(_ measure: Measure, _ own: SuiteResult.Architecture) -> String {
    guard !measure.isTimed, let value = measure.value(record, own.name),
      let base = record.architectures.first.flatMap({ measure.value(record, $0.name) })
    else { return "" }
    return value.number == base.number ? "equal" : DifferenceWording.short(Difference(measure, value, against: base))
  }

  /// - Parameter arguments: `ID … for NAME …`, or `ID …` for all architectures. A part, such as `lines`, means all its
  ///   measures that have a number.
  func measures(_ arguments: [String]) throws(DocsProblem) -> [String] {
    let parts = arguments.split(separator: "for", maxSplits: 1)
    guard let ids = parts.first else { throw .unknownMeasure("") }
    let shown = try architectures(parts.dropFirst().first ?? [])
    let measures = try ids.map { id throws(DocsProblem) in
      guard let part = SuitePart(rawValue: id) else { return [try Measures.named(id)] }
      return Measures.all.filter { $0.part == part && !values(of: [$0], shown).isEmpty }
    }
    return table(of: measures.flatMap(\.self), shown)
  }

  private func architectures(_ names: ArraySlice<String>) throws(DocsProblem) -> [SuiteResult.Architecture] {
    if names.isEmpty { return record.architectures }
    return try names.map { name throws(DocsProblem) in try record.architecture(name) }
  }

  /// In the architecture's own order; types without a role come last.
  func roles(_ names: [String]) throws(DocsProblem) -> [String] {
    let own = try record.architecture(names.joined(separator: " "))
    let shares = record.lines?.only(own.name).shares
    let types = record.coupling?.modules.first { $0.name == own.module }?.nodes
    let rows = (own.roles.map { Optional($0.name) } + [nil]).map { role in
      let code = shares?.filter { $0.role == role }.reduce(0) { $0 + $1.code }
      let sizes = [types?.count { $0.role == role }, code].map { $0.map(NumberText.plain) ?? "–" }
      return MarkdownText.row([role ?? "no role"] + sizes)
    }
    return MarkdownText.table(header: ["role", "types", "code lines"], rows: rows) + gap(types == nil || shares == nil)
  }

  func questions(_ names: [String]) throws(DocsProblem) -> [String] {
    let shown = try architectures(names[...])
    let rules = shown.map(record.rules(of:))
    let questions = rules.flatMap { $0?.questions.map(\.question) ?? [] }
    let distinct = questions.enumerated().filter { questions.firstIndex(of: $1) == $0 }.map(\.element)
    let rows = distinct.map { question in
      [question] + rules.map { own in answer(own?.questions.first { $0.question == question }) }
    }
    let counts = [
      ["view controllers"] + rules.map { ($0?.viewControllers.count).map(String.init) ?? "–" },
      ["decisions in their code"] + rules.map { ($0?.decisionsInViewControllers).map(String.init) ?? "–" },
    ]
    return MarkdownText.table(header: [""] + shown.map(\.name), rows: (rows + counts).map(MarkdownText.row))
      + ["", "In brackets the references that make it a yes."]
  }

  private func answer(_ answer: ViewControllerQuestions.Answer?) -> String {
    guard let answer else { return "–" }
    return answer.isYes ? "yes (\(answer.evidence.count))" : "no"
  }

  private func table(
    of measures: [Measure], _ architectures: [SuiteResult.Architecture],
    more: (title: String, cell: (Measure) -> String)? = nil
  ) -> [String] {
    let rows = measures.map { measure in
      let numbers = architectures.map { measure.value(record, $0.name)?.text(measure.unit) ?? "–" }
      return MarkdownText.row([SuiteWording.title(measure)] + numbers + (more.map { [$0.cell(measure)] } ?? []))
    }
    let header = [""] + architectures.map(\.name) + (more.map { [$0.title] } ?? [])
    let timed = measures.filter { $0.isTimed && !values(of: [$0], architectures).isEmpty }
    let hasGaps = measures.contains { measure in
      architectures.contains { measure.value(record, $0.name) == nil && !isReference($0, in: measure) }
    }
    return MarkdownText.table(header: header, rows: rows)
      + (timed.isEmpty ? [] : ["", origin(of: timed) + intervals(of: timed, architectures)]) + gap(hasGaps)
  }

  private func values(of measures: [Measure], _ architectures: [SuiteResult.Architecture]) -> [MeasuredValue] {
    measures.flatMap { measure in architectures.compactMap { measure.value(record, $0.name) } }
  }

  private func gap(_ hasGaps: Bool) -> [String] { hasGaps ? ["", "–: not known."] : [] }

  /// The reference has no ratio to itself.
  private func isReference(_ architecture: SuiteResult.Architecture, in measure: Measure) -> Bool {
    measure.unit == .ratio && architecture.name == record.architectures.first?.name
  }

  /// When and where the numbers were measured.
  private func origin(of timed: [Measure]) -> String {
    let days = Set(timed.map { String((record.record(of: $0.part)?.date ?? record.circumstances.date).prefix(10)) })
    return "Measured on \(days.sorted().joined(separator: " and ")), \(record.circumstances.machine), "
      + "\(record.circumstances.toolchain)."
  }

  /// The meaning of the brackets, if there are any. Only the intervals of runtime are over sessions.
  private func intervals(of timed: [Measure], _ architectures: [SuiteResult.Architecture]) -> String {
    let parts = timed.filter { values(of: [$0], architectures).contains { $0.interval != nil } }.map(\.part)
    guard !parts.isEmpty else { return "" }
    let sessions = parts.contains(.runtime) ? record.runtime?.sessions.count : nil
    let reach = sessions.map { $0 == 1 ? "within one session" : "over \($0) sessions" }
    let owner = parts.allSatisfy { $0 == .runtime } ? "" : "of runtime "
    return " In brackets: the 95 % interval" + (reach.map { ", \(owner)\($0)" } ?? "") + "."
  }
}
