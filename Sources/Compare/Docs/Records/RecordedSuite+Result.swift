internal import Report
internal import Results

extension RecordedSuite {
  /// - Parameter folder: The checkout's folder, which isn't recorded because it differs elsewhere.
  init(_ full: SuiteResult, folder: String) {
    var result = full
    // Where the result was written matters to nobody else.
    result.circumstances.command.replace(#/ --(?:output|format)[ =]\S+/#, with: "")
    version = Self.currentVersion
    circumstances = result.circumstances
    seed = result.seed
    dates = result.parts.reduce(into: [:]) { $0[$1.part.rawValue] = $1.date }
    sessions = result.runtime?.sessions.count
    architectures = result.architectures.map { Architecture($0, in: result) }
    behaviour = SuiteSections(result, measures: []).behaviour
    report = SuiteReport(result).lines.map { $0.text.replacing("\(folder)/", with: "").replacing(folder, with: ".") }
  }

  /// The facts that follow from the sources alone and that only one of the results has, as reports write them.
  func changes(to other: RecordedSuite) -> [DocsFinding] {
    let gone = facts.filter(Set(facts).subtracting(other.facts).contains).map { ($0, true) }
    let new = other.facts.filter(Set(other.facts).subtracting(facts).contains).map { ($0, false) }
    return (gone + new).map { fact, isRecorded in
      DocsFinding(path: ProjectFolder.result, line: 1, problem: .changed(fact, isRecorded: isRecorded))
    }
  }

  private var facts: [String] {
    behaviour
      + architectures.flatMap { architecture in
        Measures.all.filter { !$0.isTimed }.map { measure in
          let number = architecture.numbers[measure.id].map { NumberText.text($0.number, measure.unit) }
          return "\(measure.id) of \(architecture.name) is \(number ?? "unknown")"
        }
      }
  }
}

extension RecordedSuite.Architecture {
  fileprivate init(_ architecture: SuiteResult.Architecture, in result: SuiteResult) {
    name = architecture.name
    numbers = Measures.all.reduce(into: [:]) { numbers, measure in
      numbers[measure.id] = measure.value(result, architecture.name).map {
        RecordedSuite.Number(number: $0.number, low: $0.interval?.lowerBound, high: $0.interval?.upperBound)
      }
    }
    roles = Self.roles(of: architecture, in: result)
    let answers = result.rules?.architectures.first { $0.name == architecture.name }
    questions = (answers?.questions ?? []).map {
      RecordedSuite.Question(question: $0.question, isYes: $0.isYes, evidence: $0.evidence.count)
    }
    viewControllers = answers?.viewControllers.count
    decisions = answers?.decisionsInViewControllers
  }

  /// In the architecture's own order; types without a role come last.
  private static func roles(of architecture: SuiteResult.Architecture, in result: SuiteResult) -> [RecordedSuite.Role] {
    let shares = result.lines?.only(architecture.name).shares
    let types = result.coupling?.modules.first { $0.name == architecture.module }?.nodes
    return (architecture.roles.map { Optional($0.name) } + [nil]).map { role in
      RecordedSuite.Role(
        name: role, code: shares?.filter { $0.role == role }.reduce(0) { $0 + $1.code },
        types: types?.count { $0.role == role })
    }
  }
}
