/// What a program that reports its calls recorded of one implementation, as it hands it over.
package struct CallRecord: Codable, Equatable, Sendable {
  /// What was recorded of a story.
  package struct Story: Codable, Equatable, Sendable {
    /// For each step that was taken, the index of its entries.
    package var calls: [Int]
    /// For each step that was taken, the index of what was then seen.
    package var screens: [Int]
    /// The steps that could not be taken.
    package var skipped: [Int]
    /// Why the last step failed; nil when none did.
    package var failure: String?

    /// Begins the record of a story.
    package init() {
      calls = []
      screens = []
      skipped = []
    }
  }

  /// The implementation's name.
  package var architecture: String
  /// The program that ran; nil when nothing was entered.
  package var image: String?
  /// The functions, each as an address in the image; entries refer to them from 0.
  package var addresses: [UInt64]
  /// What was entered in a step: depth, function, depth, function, and so on.
  package var sequences: [[Int]]
  /// What was seen.
  package var screens: [[String]]
  /// The stories.
  package var stories: [Story]

  /// Puts a record together.
  package init(
    architecture: String, image: String? = nil, addresses: [UInt64] = [], sequences: [[Int]] = [],
    screens: [[String]] = [], stories: [Story] = []
  ) {
    self.architecture = architecture
    self.image = image
    self.addresses = addresses
    self.sequences = sequences
    self.screens = screens
    self.stories = stories
  }
}
