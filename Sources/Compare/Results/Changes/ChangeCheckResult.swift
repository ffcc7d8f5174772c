/// The outcome of checking that a request is implemented wherever it has a patch, and that nothing else changes.
package struct ChangeCheckResult: Codable, Equatable, Sendable {
  package struct Finding: Codable, Equatable, Sendable {
    /// A file of the checkout, with a line if known; `nil` if the finding isn't about a file.
    package var place: String?
    package var text: String
    package var details: [String]
    /// The name of the story that fails, if one does.
    package var story: String?

    package init(_ place: String?, _ text: String, details: [String] = [], story: String? = nil) {
      self.place = place
      self.text = text
      self.story = story
      self.details = details
    }
  }

  package var request: String
  package var architectures: [String]
  /// The number of patches. It exceeds the number of architectures if some have several independent patches.
  package var patches = 0
  package var lacking: [String]
  package var stories = 0
  /// The numbers of other stories that still pass, and of superseded stories.
  package var otherStories = 0
  package var superseded = 0
  package var tests = 0
  package var walkSteps = 0
  package var findings: [Finding] = []
  /// True if the result comes from an earlier check of the same content.
  package var isKept = false

  package init(request: String, architectures: [String], lacking: [String]) {
    self.request = request
    self.architectures = architectures
    self.lacking = lacking
  }

  package var isMet: Bool { findings.isEmpty && lacking.isEmpty }
}
