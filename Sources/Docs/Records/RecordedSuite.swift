package import Report

/// As much of a comparison's result as documents show: what is kept of it, with the sources.
package struct RecordedSuite: Codable, Equatable, Sendable {
  /// The version of this shape; a change that older programs can't read raises it.
  package static let currentVersion = 1

  /// One number.
  package struct Number: Codable, Equatable, Sendable {
    /// In the measure's own unit.
    package var number: Double
    /// The ends of its 95 % interval; nil for what is counted.
    package var low: Double?
    package var high: Double?

    /// The 95 % interval; nil for what is counted.
    var interval: ClosedRange<Double>? {
      guard let low, let high, low <= high else { return nil }
      return low...high
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

  /// One of the questions about view controllers.
  package struct Question: Codable, Equatable, Sendable {
    package var question: String
    package var isYes: Bool
    /// How many references speak for a yes.
    package var evidence: Int
  }

  /// One architecture.
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
  /// Where, when and how it was measured.
  package var circumstances: Circumstances
  /// What chance followed from.
  package var seed: UInt64
  /// When each part was measured, by its name.
  package var dates: [String: String]
  /// How many sessions the runtime was timed in; nil where it wasn't.
  package var sessions: Int?
  /// In the order of reports; the first is the one others are compared with.
  package var architectures: [Architecture]
  /// What became of stories and walks, line by line.
  package var behaviour: [String]
  /// The table for a terminal, line by line.
  package var report: [String]

  /// The architecture of this name.
  func architecture(_ name: String) throws(DocsProblem) -> Architecture {
    guard let found = architectures.first(where: { $0.name == name }) else {
      throw .unknownArchitecture(name, known: architectures.map(\.name))
    }
    return found
  }

  /// The measure of this name.
  static func measure(_ id: String) throws(DocsProblem) -> Measure {
    guard let measure = Measures.measure(id) else { throw .unknownMeasure(id) }
    return measure
  }
}
