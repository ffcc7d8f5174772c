/// The stories as text: a line for each feature, each failure in full, and the sum.
public struct StoriesReport {
  private let result: StoriesResult

  /// Draws a result.
  public init(_ result: StoriesResult) {
    self.result = result
  }

  /// The report, line by line.
  public var lines: [String] { featureLines + [""] + closingLines }

  /// Each failure in full, what was skipped, and the sum.
  public var closingLines: [String] {
    Array((failures + [skipLines, summaryLines]).filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// How many stories and steps passed where, and whether all agree.
  private var summaryLines: [String] {
    let total =
      "\(Wording.count(result.stories.count, "story", "stories")), \(Wording.count(result.steps, "step", "steps"))"
    return ["\(total): \(verdict)"] + agreement
  }

  private var verdict: String {
    let names = Wording.list(result.architectures)
    let passedSteps = Wording.count(result.passedSteps, "step", "steps")
    guard result.allPassed else {
      let passed = result.stories.count - result.failed.count
      return "\(Wording.count(passed, "story", "stories")) and \(passedSteps) passed in \(names); "
        + "\(Wording.count(result.failed.count, "story", "stories")) failed."
    }
    guard result.skippedSteps > 0 else { return "all passed in \(names)." }
    return
      "\(passedSteps) passed in \(names), \(Wording.count(result.skippedSteps, "was", "were")) skipped, none failed."
  }

  private var agreement: [String] {
    guard result.architectures.count > 1 else { return [] }
    guard result.allAgree else {
      return ["The implementations looked different in \(Wording.count(result.diverged.count, "story", "stories"))."]
    }
    let all = result.architectures.count == 2 ? "Both" : "All \(result.architectures.count)"
    return ["\(all) implementations looked the same after every step that was taken."]
  }

  /// Each failed story, with the step, its place and what differs.
  private var failures: [[String]] {
    result.failed.compactMap { story in
      story.failure.map { failure in
        [
          "✗ \(story.file):\(story.line)", "  Feature:  \(Wording.clipped(story.feature))",
          "  Scenario: \(Wording.clipped(story.name))",
          "  Step:     \(Wording.clipped(failure.step))  (\(story.file):\(failure.line))",
        ]
          + failure.details.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
          .map { Wording.clipped("    \($0)") }
      }
    }
  }

  private var featureLines: [String] {
    var features: [(file: String, name: String, stories: [StoriesResult.Story])] = []
    for story in result.stories {
      if let last = features.indices.last, features[last].file == story.file {
        features[last].stories.append(story)
      } else {
        features.append((story.file, story.feature, [story]))
      }
    }
    return features.map { file, name, stories in
      let failed = stories.filter { $0.failure != nil }.count
      let count = Wording.count(stories.count, "story", "stories")
      let sum = failed == 0 ? count : "\(count), \(failed) failed"
      return "\(failed == 0 ? "✓" : "✗") \(Wording.clipped(name)): \(sum)  (\(file))"
    }
  }

  private var skipLines: [String] {
    var reasons: [(reason: String, steps: Int)] = []
    for reason in result.stories.flatMap(\.skipped) {
      if let index = reasons.firstIndex(where: { $0.reason == reason }) {
        reasons[index].steps += 1
      } else {
        reasons.append((reason, 1))
      }
    }
    return reasons.flatMap {
      Wording.wrapped("\(Wording.count($0.steps, "step was", "steps were")) skipped: \($0.reason)")
    }
  }
}
