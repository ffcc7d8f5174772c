/// The calls recorded in one implementation by an instrumented program.
package struct CallRecord: Codable, Equatable, Sendable {
  package struct Story: Codable, Equatable, Sendable {
    /// Indices into `sequences`, one for each step taken.
    package var calls: [Int] = []
    /// Indices into `screens`, one for each step taken.
    package var screens: [Int] = []
    package var skipped: [Int] = []
    package var failure: String?

    package init() {}
  }

  package var architecture: String
  /// The program that ran, or `nil` if no function was entered.
  package var image: String?
  package var addresses: [UInt64] = []
  /// The calls in a step, alternating between depth and index into `addresses`.
  package var sequences: [[Int]] = []
  package var screens: [[String]] = []
  package var stories: [Story] = []

  package init(architecture: String) { self.architecture = architecture }
}
