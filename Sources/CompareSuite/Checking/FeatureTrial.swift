import Foundation
import Report
import Stories
import Toolchain

/// Runs a feature's stories in processes of their own, so that an implementation that crashes or hangs takes none down with it.
struct FeatureTrial {
  /// What became of the stories, in their order; those that were not run are missing at the end.
  typealias Outcome = [StoriesResult.Story]
  /// How long a story may take, in seconds.
  nonisolated static let limit = 10
  /// How many stories of a feature may hang before the others are left out.
  static let mostHangs = 2

  /// The names of the architectures that take part.
  let architectures: [String]
  let attempt: (_ arguments: [String]) throws -> ToolRun.Outcome

  func run(_ file: StoryFile) throws -> Outcome {
    var stories: Outcome = []
    var hangs = 0
    while stories.count < file.scenarios.count, hangs < Self.mostHangs {
      let rest = file.scenarios[stories.count...]
      let run = try attempt(
        arguments(stories.isEmpty ? [file.path] : rest.map { "\(file.path):\($0.story.location.line)" }))
      let events = StoryEvent.all(in: run.output)
      let ended = events.compactMap { if case .story(let story) = $0 { story } else { nil } }
      if events.isEmpty, run.status == ExitCode.unusableInput.rawValue, !run.wasSignalled {
        throw ToolchainError.failed(
          command: "compare " + arguments([file.path]).joined(separator: " "), status: run.status, wasSignalled: false,
          output: String(decoding: run.diagnostics, as: UTF8.self))
      }
      stories += ended
      guard ended.count < rest.count else { break }
      let death = Death(run)
      if death == .hung { hangs += 1 }
      stories.append(Self.story(rest[rest.startIndex + ended.count].story, of: file, endedBy: death, in: events))
    }
    return stories
  }

  private func arguments(_ operands: [String]) -> [String] {
    ["stories", "--format", "jsonl", "--time-limit", "\(Self.limit)"]
      + architectures.flatMap { ["--architecture", $0] } + operands
  }

  /// The story in which the process ended: its last step is the last one that began.
  private static func story(
    _ story: Story, of file: StoryFile, endedBy death: Death, in events: [StoryEvent]
  ) -> StoriesResult.Story {
    var steps: [(line: Int, text: String)] = []
    for event in events {
      switch event {
      case .story: steps = []
      case .step(let line, let text): steps.append((line, text))
      }
    }
    let failure = StoriesResult.Failure(
      step: steps.last?.text ?? "(before its first step)", line: steps.last?.line ?? story.location.line,
      isDivergence: false, details: [death.text])
    return StoriesResult.Story(
      file: file.path, feature: file.feature, name: story.name, line: story.location.line,
      passedSteps: max(0, steps.count - 1), steps: story.steps.count, skipped: [], failure: failure)
  }
}
