import Foundation
import Measuring
import SharedModel
import Stories

nonisolated extension Option {
  static let stretch = Option("stretch", "N", "which part of the walk, counted from 0")
}

nonisolated extension Command {
  static let stretch = Command(
    name: "stretch", summary: "Takes a stretch of a walk in one process, as walk's launches do.",
    options: [.steps, .seed, .stretch, .architecture, .replay, .timeLimit, .format], formats: [.json, .jsonl],
    isInner: true
  ) { line, context in
    let printsSteps = try line.format == .jsonl
    let alarm =
      try line.has(.timeLimit) ? StoryAlarm(seconds: line.number(.timeLimit, in: 1...3600, otherwise: 1)) : nil
    if let alarm {
      alarm.set(saying: StoryAlarm.message(seconds: alarm.seconds, "a step", place: line.command.invocation))
    }
    defer { alarm?.cancel() }
    let walker = Walker(
      architectures: try line.architectures(of: context.architectures), guide: try Guide.bundled(),
      makeProbe: context.process.makeProbe, now: context.process.now,
      report: { event in
        alarm?.restart()
        if printsSteps, let text = try? JSONText.compact(event) { try? context.console.result([text]) }
      })
    if let file = line.values[.replay]?.last {
      let actions = try JSONDecoder().decode([WalkAction].self, from: Data(contentsOf: URL(filePath: file)))
      _ = try walker.take(actions, countsObjects: false)
      return .success
    }
    let steps = try line.number(.steps, in: 1...1_000_000_000, otherwise: 100_000)
    let seed = try line.seed
    let number = try line.number(.stretch, in: 0...WalkStretch.count(steps: steps) - 1, otherwise: 0)
    return try context.print([JSONText.compact(walker.walk(WalkStretch(number, steps: steps, seed: seed)))])
  }
}
