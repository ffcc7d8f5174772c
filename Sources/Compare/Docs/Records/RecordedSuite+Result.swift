internal import Report
package import Results

extension RecordedSuite {
  /// What is kept of a result.
  /// - Parameter folder: The checkout's, which has no place in what is kept: it is another one elsewhere.
  package init(_ full: SuiteResult, folder: String) {
    var result = full
    result.circumstances.command = Self.command(full.circumstances.command)
    version = Self.currentVersion
    circumstances = result.circumstances
    seed = result.seed
    dates = result.parts.reduce(into: [:]) { $0[$1.part.rawValue] = $1.date }
    sessions = result.runtime?.sessions.count
    architectures = result.architectures.map { Architecture($0, in: result) }
    behaviour = SuiteSections(result, measures: []).behaviour
    report = SuiteReport(result).lines.map { $0.text.replacing("\(folder)/", with: "").replacing(folder, with: ".") }
  }

  /// The command without where its result went: that is nobody else's place.
  private static func command(_ command: String) -> String {
    var words: [Substring] = []
    var rest = command.split(separator: " ")[...]
    while let word = rest.popFirst() {
      if word == "--output" || word == "--format" {
        rest = rest.dropFirst()
      } else if !word.hasPrefix("--output=") && !word.hasPrefix("--format=") {
        words.append(word)
      }
    }
    return words.joined(separator: " ")
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

  /// In the architecture's own order; what plays none comes last.
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

extension RecordedSuite {
  /// Where another result differs from this one in what follows from the sources alone, as reports would write it.
  package func changes(to other: RecordedSuite) -> [DocsFinding] {
    let numbers = other.architectures.flatMap { architecture in
      Measures.all.filter { !$0.isTimed }.compactMap { measure -> DocsFault? in
        let own = architectures.first { $0.name == architecture.name }
        let kept = Self.text(own?.numbers[measure.id], measure)
        let measured = Self.text(architecture.numbers[measure.id], measure)
        guard kept != measured else { return nil }
        return .changed(measure: measure.id, architecture: architecture.name, kept: kept, measured: measured)
      }
    }
    let gone = architectures.map(\.name).filter { name in !other.architectures.contains { $0.name == name } }
      .map { DocsFault.changed(measure: "everything", architecture: $0, kept: "something", measured: "gone") }
    let behaved: [DocsFault] =
      behaviour == other.behaviour ? [] : [.changedBehaviour(kept: behaviour, measured: other.behaviour)]
    return (numbers + gone + behaved).map { DocsFinding(path: ProjectFolder.result, line: 1, $0) }
  }

  private static func text(_ number: Number?, _ measure: Measure) -> String {
    number.map { NumberText.text($0.number, measure.unit) } ?? "unknown"
  }
}
