/// The stories as text: a line for each feature, each failure in full, and the sum.
public struct StoriesReport {
  private let result: StoriesResult

  /// Draws a result.
  public init(_ result: StoriesResult) {
    self.result = result
  }

  /// The report, line by line.
  public var lines: [String] { featureLines + failureLines + skipLines + [""] + summaryLines }

  /// The sum: how many stories and steps passed where, and whether all agree.
  public var summaryLines: [String] {
    let names = Wording.list(result.architectures)
    let total =
      "\(Wording.count(result.stories.count, "story", "stories")), \(Wording.count(result.steps, "step", "steps"))"
    var lines: [String] = []
    if result.allPassed {
      lines.append("\(total): all passed in \(names).")
    } else {
      let passed = result.stories.count - result.failed.count
      lines.append(
        "\(total): \(Wording.count(passed, "story", "stories")) and "
          + "\(Wording.count(result.passedSteps, "step", "steps")) passed in \(names), "
          + "\(Wording.count(result.failed.count, "story", "stories")) failed.")
    }
    if result.architectures.count > 1 {
      lines.append(
        result.allAgree
          ? "All \(result.architectures.count) implementations looked the same after every step that was taken."
          : "The implementations do not look the same.")
    }
    return lines
  }

  /// Each failed story, with the step, its place and what differs.
  public var failureLines: [String] {
    result.failed.flatMap { story -> [String] in
      guard let failure = story.failure else { return [] }
      return [
        "", "✗ \(story.file):\(story.line)", "  Feature:  \(story.feature)", "  Scenario: \(story.name)",
        "  Step:     \(failure.step)  (\(story.file):\(failure.line))",
      ] + failure.details.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { "    \($0)" }
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
      return "\(failed == 0 ? "✓" : "✗") \(name): \(count)\(failed == 0 ? "" : ", \(failed) failed")  (\(file))"
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
    guard !reasons.isEmpty else { return [] }
    return [""] + reasons.map { "\(Wording.count($0.steps, "step was", "steps were")) skipped: \($0.reason)" }
  }
}
