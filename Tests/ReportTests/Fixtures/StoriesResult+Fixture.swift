@testable import Report

extension StoriesResult.Story {
  static func fixture(
    _ name: String, file: String = "a.feature", passed: Int, of steps: Int, skipped: [String] = [],
    failure: StoriesResult.Failure? = nil
  ) -> StoriesResult.Story {
    StoriesResult.Story(
      file: file, feature: "Feature of \(file)", name: name, line: 3, passedSteps: passed, steps: steps,
      skipped: skipped, failure: failure)
  }
}

extension StoriesResult.Failure {
  static let problem = StoriesResult.Failure(
    step: "Then it is", line: 5, isDivergence: false, details: ["A and B: expected 1 row, found none.\n- x"])
  static let divergence = StoriesResult.Failure(
    step: "When it differs", line: 4, isDivergence: true,
    details: ["A: it is “x”; in B it is “y”.", "- A", "+ B", "  - “x”", "  + “y”"])
}
