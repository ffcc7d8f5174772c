/// Whether a change request is met where it has a patch, and nothing else has changed.
package struct ChangeCheckResult: Codable, Equatable, Sendable {
  /// Something that must not be.
  package struct Finding: Codable, Equatable, Sendable {
    /// A file of the checkout, with a line where there is one.
    package var place: String
    package var text: String
    /// What can be seen of it, line by line.
    package var details: [String]

    package init(_ place: String, _ text: String, details: [String] = []) {
      self.place = place
      self.text = text
      self.details = details
    }
  }

  package var request: String
  /// Whose patches were checked.
  package var architectures: [String]
  /// How many patches that were: more than architectures where several were made independently.
  package var patches = 0
  /// Who has none.
  package var lacking: [String]
  /// How many stories the request has.
  package var stories = 0
  /// How many others went on passing, and how many it supersedes.
  package var otherStories = 0
  package var superseded = 0
  package var tests = 0
  package var walkSteps = 0
  package var findings: [Finding] = []
  /// Whether it is what an earlier run found of the same content.
  package var isKept = false

  package init(request: String, architectures: [String], lacking: [String]) {
    self.request = request
    self.architectures = architectures
    self.lacking = lacking
  }

  package var isMet: Bool { findings.isEmpty && lacking.isEmpty }
}
