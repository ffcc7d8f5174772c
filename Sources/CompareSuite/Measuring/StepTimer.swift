import HeadlessUI
import Report
import Runtime
import SharedModel
import Stories

/// Times the steps of stories that passed, all implementations side by side and the first one twice.
struct StepTimer {
  let architectures: [any Architecture]
  let rounds: Int
  let seed: UInt64
  let console: Console
  let now: () -> ContinuousClock.Instant

  func measure(_ files: [StoryFile]) throws -> (times: [StepTime?], timing: TimingResult)? {
    guard let reference = architectures.first else { return nil }
    let guide = try Guide.bundled()
    let scenarios = files.flatMap(\.scenarios)
    let bodies = (architectures + [reference]).map { architecture in
      let runner = StoryRunner(
        architectures: [architecture], guide: guide, liveness: NoLivenessProbe(), inspection: .looks)
      return TimedBody(architecture.profile.name) { for scenario in scenarios { _ = runner.run(scenario) } }
    }
    console.progress("timing: \(rounds == 1 ? "1 round" : "\(rounds) rounds")")
    let timer = InterleavedTimer(rounds: rounds, warmUpRounds: 3, seed: seed, now: now)
    let samples = try timer.samples(of: bodies).samples
    console.progress("")

    let steps = scenarios.reduce(0) { $0 + $1.story.steps.count }
    let times = samples.dropLast().map { StepTime(samples: $0.seconds.map { $0 / Double(steps) }) }
    let again = try PairedRatios(of: samples[samples.count - 1].seconds, to: samples[0].seconds)
    let timing = TimingResult(
      rounds: rounds, seed: seed, stepsPerSample: steps, reference: reference.profile.name,
      sameAgainRatio: again.median, sameAgainInterval: again.medianInterval())
    return (times, timing)
  }
}
