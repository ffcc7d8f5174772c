/// The calls of one implementation, as an instrumented program reports them.
package struct CallRecord: Codable, Equatable, Sendable {
  package struct Story: Codable, Equatable, Sendable {
    /// For each step that was taken, the index of its calls in `sequences`.
    package var calls: [Int] = []
    /// For each step that was taken, the index in `screens` of what was then shown.
    package var screens: [Int] = []
    package var skipped: [Int] = []
    /// Why the last step failed, if it did.
    package var failure: String?

    package init() {}
  }

  package var architecture: String
  /// The program that ran; `nil` if no function was entered.
  package var image: String?
  /// The functions' addresses in the image.
  package var addresses: [UInt64] = []
  /// The calls in a step: depth, index in `addresses`, depth, index, and so on.
  package var sequences: [[Int]] = []
  package var screens: [[String]] = []
  package var stories: [Story] = []

  package init(architecture: String) { self.architecture = architecture }
}
