import Foundation
import HeadlessUI
import SharedModel
import Stories

/// Takes a stretch of a walk in this process and prints what became of it, or takes given actions.
struct StretchCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  /// What all command lines of it begin with.
  /// - Parameter limit: How long a step may take, in seconds.
  static func arguments(_ architectures: [String], limit: Int) -> [String] {
    [Command.stretch.rawValue, "--time-limit", "\(limit)"] + architectures.flatMap { ["--architecture", $0] }
  }

  func run(_ line: CommandLine) throws -> ExitCode {
    let printsSteps = try line.format == .jsonl
    let alarm =
      try line.has(.timeLimit) ? StoryAlarm(seconds: line.number(.timeLimit, in: 1...3600, otherwise: 1)) : nil
    if let alarm {
      alarm.set(saying: StoryAlarm.message(seconds: alarm.seconds, "a step", place: Command.stretch.invocation))
    }
    defer { alarm?.cancel() }
    let walker = Walker(
      architectures: try line.architectures(of: architectures), guide: try Guide.bundled(),
      makeProbe: surroundings.makeProbe, now: surroundings.now,
      report: { event in
        alarm?.restart()
        if printsSteps, let text = try? WalkLine.of(event) { try? console.result([text]) }
      })
    if let file = line.values[.replay]?.last {
      let actions = try JSONDecoder().decode([WalkAction].self, from: Data(contentsOf: URL(filePath: file)))
      _ = try walker.take(actions, countsObjects: false)
      return .success
    }
    let steps = try line.number(.steps, in: 1...1_000_000_000, otherwise: 100_000)
    let seed = try line.number(.seed, in: 0...UInt64.max, otherwise: 1)
    let number = try line.number(.stretch, in: 0...WalkStretch.count(steps: steps) - 1, otherwise: 0)
    try console.result([WalkLine.of(walker.walk(WalkStretch(number, steps: steps, seed: seed)))])
    return .success
  }
}
