import Metrics

/// The check of a change that isn't recorded, and its size next to the recorded patches for the same request.
package struct ChangeJudgement {
  package struct Patch {
    package var name: String
    package var sources: ChangeSize
    package var tests: ChangeSize
    /// By path in the package.
    package var files: [String: ChangeSize]

    package init(name: String, sources: ChangeSize, tests: ChangeSize, files: [String: ChangeSize]) {
      self.name = name
      self.sources = sources
      self.tests = tests
      self.files = files
    }
  }

  package var architecture: String
  package var check: ChangeCheckResult
  /// For each finding of the check, the sentence of the request or of the app that doesn't hold; `nil` if no story
  /// shows it.
  package var sentences: [String?]
  /// Changed files that aren't the implementation's.
  package var otherPaths: [String]
  /// The change comes first.
  package var patches: [Patch]

  package init(
    architecture: String, check: ChangeCheckResult, sentences: [String?], otherPaths: [String], patches: [Patch]
  ) {
    self.architecture = architecture
    self.check = check
    self.sentences = sentences
    self.otherPaths = otherPaths
    self.patches = patches
  }

  package var isMet: Bool { check.findings.isEmpty && otherPaths.isEmpty }
}
