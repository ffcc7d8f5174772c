internal import Foundation
package import Results

/// As much of a comparison's result as documents show: what is kept of it, with the sources.
package struct RecordedSuite: Codable, Equatable, Sendable {
  /// The version of this shape; a change that older programs can't read raises it.
  package static let currentVersion = 1

  package struct Number: Codable, Equatable, Sendable {
    /// In the measure's own unit.
    package var number: Double
    /// The ends of its 95 % interval; nil for what is counted.
    package var low: Double?
    package var high: Double?

    var interval: ClosedRange<Double>? {
      guard let low, let high, low <= high else { return nil }
      return low...high
    }

    func text(_ unit: Measure.Unit) -> String {
      NumberText.text(number, unit) + (interval.map { " (\(NumberText.text($0, unit)))" } ?? "")
    }
  }

  /// A part that types play.
  package struct Role: Codable, Equatable, Sendable {
    /// Nil for what plays none.
    package var name: String?
    /// Nil where it wasn't measured.
    package var code: Int?
    /// Nil where it wasn't measured.
    package var types: Int?
  }

  package struct Question: Codable, Equatable, Sendable {
    package var question: String
    package var isYes: Bool
    package var evidence: Int
  }

  package struct Architecture: Codable, Equatable, Sendable {
    package var name: String
    /// By the measure's name.
    package var numbers: [String: Number]
    package var roles: [Role]
    package var questions: [Question]
    /// Nil where it wasn't asked.
    package var viewControllers: Int?
    /// Nil where it wasn't asked.
    package var decisions: Int?
  }

  package var version: Int
  package var circumstances: Circumstances
  package var seed: UInt64
  package var dates: [String: String]
  /// How many sessions the runtime was timed in; nil where it wasn't.
  package var sessions: Int?
  /// In the order of reports; the first is the one others are compared with.
  package var architectures: [Architecture]
  package var behaviour: [String]
  package var report: [String]

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

  static func recorded(in project: ProjectFolder) -> Result<RecordedSuite, DocsProblem> {
    let path = ProjectFolder.result
    guard project.exists(path) else { return .failure(.noResult(path: path)) }
    let read = Result { try JSONDecoder().decode(RecordedSuite.self, from: Data(contentsOf: project.place(path))) }
    return read.mapError { .unusableResult(path: path, reason: $0.localizedDescription) }.flatMap { record in
      record.version == currentVersion
        ? .success(record) : .failure(.unusableResult(path: path, reason: "it is of version \(record.version)"))
    }
  }
}
