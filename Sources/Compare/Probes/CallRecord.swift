/// What a program that reports its calls recorded of one implementation, as it hands it over.
package struct CallRecord: Codable, Equatable, Sendable {
  package struct Story: Codable, Equatable, Sendable {
    /// For each step that was taken, the index of its entries.
    package var calls: [Int] = []
    /// For each step that was taken, the index of what was then seen.
    package var screens: [Int] = []
    package var skipped: [Int] = []
    /// Why the last step failed; nil when none did.
    package var failure: String?

    package init() {}
  }

  package var architecture: String
  /// The program that ran; nil when nothing was entered.
  package var image: String?
  /// The functions, each as an address in the image; entries refer to them from 0.
  package var addresses: [UInt64]
  /// What was entered in a step: depth, function, depth, function, and so on.
  package var sequences: [[Int]]
  package var screens: [[String]]
  package var stories: [Story]

  package init(
    architecture: String, image: String?, addresses: [UInt64], sequences: [[Int]], screens: [[String]],
    stories: [Story]
  ) {
    self.architecture = architecture
    self.image = image
    self.addresses = addresses
    self.sequences = sequences
    self.screens = screens
    self.stories = stories
  }
}
