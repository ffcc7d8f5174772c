internal import Foundation
internal import Measuring
internal import Report
internal import Results

extension SuiteResult {
  func architecture(_ name: String) throws(DocsProblem) -> Architecture {
    guard let found = architectures.first(where: { $0.name == name }) else {
      throw .unknownArchitecture(name, known: names)
    }
    return found
  }

  func number(_ measure: Measure, _ name: String) throws(DocsProblem) -> MeasuredValue {
    guard let number = measure.value(self, try architecture(name).name) else {
      throw .notMeasured(measure: measure.id, architecture: name)
    }
    return number
  }

  func rules(of architecture: Architecture) -> RulesResult.Architecture? {
    rules?.architectures.first { $0.name == architecture.name }
  }

  /// The answers about view controllers, by their names in claims; `nil` for a question that wasn't asked.
  func answers(of architecture: Architecture) -> [String: Int?] {
    let rules = rules(of: architecture)
    let evidence = rules?.questions.map(\.evidence.count) ?? []
    return [
      "viewControllers.references": evidence.isEmpty ? nil : evidence.reduce(0, +),
      "viewControllers.decisions": rules?.decisionsInViewControllers,
      "viewControllers.count": rules?.viewControllers.count,
    ]
  }

  /// The facts that follow from the sources alone and are in only one of the results, worded as in reports.
  func changes(to other: SuiteResult) -> [DocsFinding] {
    let (facts, others) = (facts, other.facts)
    let gone = facts.filter(Set(facts).subtracting(others).contains).map { ($0, true) }
    let new = others.filter(Set(others).subtracting(facts).contains).map { ($0, false) }
    return (gone + new).map { fact, isRecorded in
      DocsFinding(path: ProjectFolder.result, line: 1, problem: .changed(fact, isRecorded: isRecorded))
    }
  }

  private var facts: [String] {
    behaviour
      + architectures.flatMap { architecture in
        Measures.all.filter { !$0.isTimed }.map { measure in
          let number = measure.value(self, architecture.name).map { NumberText.text($0.number, measure.unit) }
          return "\(measure.id) of \(architecture.name) is \(number ?? "unknown")"
        }
      }
  }

  /// The line of JSON to record, without the checkout's folder and the output file in the command.
  func recordedText(withoutFolder folder: String) throws -> String {
    // A path begins after a character that can't be part of one, or after a line break, which JSON escapes.
    let folder = #"(?<=[^\w.-]|\\[nrt])"# + NSRegularExpression.escapedPattern(for: folder)
    return try JSONText.compact(self)
      .replacing(#/"command":"[^"]*"/#) { $0.output.replacing(#/ --(?:output|format)[ =][^\s"]+/#, with: "") }
      .replacingOccurrences(of: folder + "/", with: "", options: .regularExpression)
      .replacingOccurrences(of: folder + #"(?![\w-])"#, with: ".", options: .regularExpression) + "\n"
  }
}

extension Measures {
  static func named(_ id: String) throws(DocsProblem) -> Measure {
    guard let measure = measure(id) else { throw .unknownMeasure(id) }
    return measure
  }
}
