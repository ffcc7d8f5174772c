import Basics
import Results

package struct StoriesReport {
  private static let width = 120
  private let result: StoriesResult
  private let isFull: Bool

  /// - Parameter isFull: Whether to show every failure in full, and not only the one with the fewest steps.
  package init(_ result: StoriesResult, isFull: Bool = false) {
    self.result = result
    self.isFull = isFull
  }

  package var lines: [String] { (result.allPassed ? featureLines + [""] : []) + closingLines }

  package var closingLines: [String] { Wording.blocks(failures + [skipLines, summaryLines]) }

  var summaryLines: [String] {
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
      return ["The implementations differed in \(Wording.count(result.diverged.count, "story", "stories"))."]
    }
    let all = result.architectures.count == 2 ? "Both" : "All \(result.architectures.count)"
    return ["\(all) implementations looked the same after every step that was taken."]
  }

  private var failures: [[String]] {
    let failed = result.failed.compactMap { story in story.failure.map { (story, $0) } }
    guard !isFull, failed.count > 1, let first = failed.first else { return failed.map { Self.full($0, $1) } }
    let hint = "--full shows \(failed.count == 2 ? "it" : "each") in full."
    return [Self.full(first.0, first.1), failed.dropFirst().map { Self.short($0, $1) } + [hint]]
  }

  private static func full(_ story: StoriesResult.Story, _ failure: StoriesResult.Failure) -> [String] {
    let details = failure.lines
    return [
      "✗ \(Wording.clipped(details[0]))", "  Story: \(Wording.clipped(story.name))  (\(story.file):\(story.line))",
      "  Step:  \(Wording.clipped(failure.step))  (\(story.file):\(failure.line))",
    ] + details.dropFirst().map { Wording.clipped("    \($0)") }
  }

  /// The location and the problem, with the story's name if there is room.
  private static func short(_ story: StoriesResult.Story, _ failure: StoriesResult.Failure) -> String {
    let place = "✗ \(story.file):\(failure.line): "
    let line = place + Wording.shortened(failure.lines[0], to: max(40, width - place.count))
    let rest = width - line.count - 4
    return rest < 16 ? line : "\(line)  (\(Wording.shortened(story.name, to: rest)))"
  }

  private var featureLines: [String] {
    result.features.map { name, file, stories in
      "✓ \(Wording.clipped(name)): \(Wording.count(stories.count, "story", "stories"))  (\(file))"
    }
  }

  private var skipLines: [String] {
    result.stories.flatMap(\.skipped).grouped { $0 }.flatMap { reason, steps in
      Wording.wrapped("\(Wording.count(steps.count, "step was", "steps were")) skipped: \(reason)")
    }
  }
}

extension StoriesResult.Failure {
  /// The details, at least one line.
  fileprivate var lines: [String] {
    let lines = details.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    return lines.isEmpty ? ["It failed."] : lines
  }
}
