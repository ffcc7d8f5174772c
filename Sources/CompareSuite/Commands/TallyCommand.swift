import HeadlessUI
import Report
import Runtime
import SharedModel
import Stories

/// Counts one implementation in this process, and prints all counts.
struct TallyCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let stories = try ChosenStories(line, surroundings)
    let plan = try CountsPlan(line, architectures: architectures, stories: stories)
    let contender: CountedContender = line.has(.empty) ? .empty : .implementation(plan.architectures[0])
    let counts =
      plan.countsInstructions
      ? try instructions(contender, plan) : try workCounts(contender, plan)
    try console.result([JSONText.of(counts)])
    return .success
  }

  private func workCounts(_ contender: CountedContender, _ plan: CountsPlan) throws -> CountsRecord {
    let liveness = surroundings.makeProbe()
    let stories = try counter(of: contender, plan, liveness, count: WorkCounter.counts).stories(plan.stories.scenarios)
    return CountsRecord(
      stories: stories, unavailable: WorkCounter.unavailable, leftBehindUnavailable: liveness.unavailability)
  }

  /// Nothing else is counted with them, as that would take instructions. Without a counter some tool counts them that
  /// watches this process.
  private func instructions(_ contender: CountedContender, _ plan: CountsPlan) throws -> CountsRecord {
    let processor = surroundings.instructionCounterUnavailability() == nil ? try InstructionCounter() : nil
    let stories = try counter(of: contender, plan, NoLivenessProbe()) { work in
      guard let processor else {
        try CountedStretch.run(work)
        return WorkCounts()
      }
      return WorkCounts([.instructions: try processor.count(of: work)])
    }.stories(plan.stories.scenarios)
    return CountsRecord(stories: stories, unavailable: [:], leftBehindUnavailable: NoLivenessProbe().unavailability)
  }

  private func counter(
    of contender: CountedContender, _ plan: CountsPlan, _ liveness: any LivenessProbe,
    count: @escaping (() throws -> Void) throws -> WorkCounts
  ) throws -> StoryCounter {
    StoryCounter(
      contender: contender, reference: plan.reference, guide: try Guide.bundled(), liveness: liveness, count: count)
  }
}
