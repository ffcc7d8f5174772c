/// The calls of one implementation, reported by an instrumented program.
package struct CallRecord: Codable, Equatable, Sendable {
  package struct Story: Codable, Equatable, Sendable {
    /// Indices in `sequences`, for each step that was taken.
    package var calls: [Int] = []
    /// Indices in `screens`, for each step that was taken.
    package var screens: [Int] = []
    package var skipped: [Int] = []
    package var failure: String?

    package init() {}
  }

  package var architecture: String
  /// The program that ran; `nil` if no function was entered.
  package var image: String?
  package var addresses: [UInt64] = []
  /// The calls in a step: depth, index in `addresses`, depth, index, and so on.
  package var sequences: [[Int]] = []
  package var screens: [[String]] = []
  package var stories: [Story] = []

  package init(architecture: String) { self.architecture = architecture }
}
