internal import Foundation
internal import Results

/// The part of a comparison's result that documents show, recorded in the repository.
struct RecordedSuite: Codable, Equatable {
  /// The version of this format, raised by changes that older programs can't read.
  static let currentVersion = 1

  struct Number: Codable, Equatable {
    /// In the measure's own unit.
    var number: Double
    /// The ends of the 95 % interval; nil for a count.
    var low: Double?
    var high: Double?

    var interval: ClosedRange<Double>? {
      guard let low, let high, low <= high else { return nil }
      return low...high
    }

    func text(_ unit: MeasureUnit) -> String {
      NumberText.text(number, unit) + (interval.map { " (\(NumberText.text($0, unit)))" } ?? "")
    }
  }

  /// The size of a role. Numbers that weren't measured are nil.
  struct Role: Codable, Equatable {
    var name: String?
    var code: Int?
    var types: Int?
  }

  struct Question: Codable, Equatable {
    var question: String
    var isYes: Bool
    var evidence: Int
  }

  struct Architecture: Codable, Equatable {
    var name: String
    var numbers: [String: Number]
    var roles: [Role]
    var questions: [Question]
    /// Nil, like the next, if it wasn't asked.
    var viewControllers: Int?
    var decisions: Int?

    /// The answers about view controllers, by their names in claims; nil if they weren't asked.
    var answers: [String: Int?] {
      [
        "viewControllers.references": questions.isEmpty ? nil : questions.reduce(0) { $0 + $1.evidence },
        "viewControllers.decisions": decisions, "viewControllers.count": viewControllers,
      ]
    }
  }

  var version: Int
  var circumstances: Circumstances
  var seed: UInt64
  var dates: [String: String]
  /// The number of timed sessions; nil if there were none.
  var sessions: Int?
  /// In report order; the first is the reference.
  var architectures: [Architecture]
  var behaviour: [String]
  var report: [String]

  func architecture(_ name: String) throws(DocsProblem) -> Architecture {
    guard let found = architectures.first(where: { $0.name == name }) else {
      throw .unknownArchitecture(name, known: architectures.map(\.name))
    }
    return found
  }

  static func measure(_ id: String) throws(DocsProblem) -> Measure {
    guard let measure = Measures.measure(id) else { throw .unknownMeasure(id) }
    return measure
  }

  func number(_ id: String, _ name: String) throws(DocsProblem) -> (Measure, Number) {
    let measure = try Self.measure(id)
    guard let number = try architecture(name).numbers[id] else { throw .notMeasured(measure: id, architecture: name) }
    return (measure, number)
  }

  static func recorded(in project: ProjectFolder) -> Result<RecordedSuite, DocsProblem> {
    let file = project.place(ProjectFolder.result)
    return Result { try JSONDecoder().decode(RecordedSuite.self, from: Data(contentsOf: file)) }
      .mapError { .unusableResult(reason: $0.localizedDescription) }
      .flatMap { record in
        record.version == currentVersion
          ? .success(record) : .failure(.unusableResult(reason: "it is of version \(record.version)"))
      }
  }
}
