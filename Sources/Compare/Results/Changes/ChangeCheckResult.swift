/// The check that a change request is implemented where it has a patch, and that nothing else has changed.
package struct ChangeCheckResult: Codable, Equatable, Sendable {
  /// A problem.
  package struct Finding: Codable, Equatable, Sendable {
    /// A file of the checkout, with a line if there is one.
    package var place: String
    package var text: String
    /// The lines that show it.
    package var details: [String]

    package init(_ place: String, _ text: String, details: [String] = []) {
      self.place = place
      self.text = text
      self.details = details
    }
  }

  package var request: String
  /// The implementations whose patches were checked.
  package var architectures: [String]
  /// The number of patches: more than architectures if several were made independently.
  package var patches = 0
  /// The implementations without a patch.
  package var lacking: [String]
  /// The number of the request's stories.
  package var stories = 0
  /// The numbers of other stories that still pass, and of superseded ones.
  package var otherStories = 0
  package var superseded = 0
  package var tests = 0
  package var walkSteps = 0
  package var findings: [Finding] = []
  /// Whether the result is cached from an earlier check of the same content.
  package var isKept = false

  package init(request: String, architectures: [String], lacking: [String]) {
    self.request = request
    self.architectures = architectures
    self.lacking = lacking
  }

  package var isMet: Bool { findings.isEmpty && lacking.isEmpty }
}
