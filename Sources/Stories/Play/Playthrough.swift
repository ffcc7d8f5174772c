import HeadlessUI
import SharedModel

/// A story that is made up while it is played: each step is taken in every implementation at once.
package final class Playthrough {
  package enum Outcome: Equatable {
    case taken
    /// It was impossible everywhere, and nothing has changed.
    case refused([String])
    /// It was taken, and something is wrong: the implementations differ, or what must always hold doesn't.
    case wrong([String])
  }

  private let ensemble: Ensemble
  private let library = StepLibrary.standard
  /// What was taken so far, each step without its keyword.
  package private(set) var steps: [String] = []
  /// What was found so far, each with the number of the step after which it was; later steps may find it again.
  package private(set) var findings: [(step: Int, lines: [String])] = []

  package init(architectures: [any Architecture], guide: Guide, liveness: any LivenessProbe) {
    ensemble = Ensemble(architectures, guide: guide, liveness: liveness, inspection: .thorough)
    // The story begins at the app's first launch.
    _ = take("the app is launched")
  }

  package var names: [String] { ensemble.stages.map(\.name) }

  /// What a user of each implementation sees; nil where it is not running.
  package var snapshots: [Snapshot?] { ensemble.stages.map(\.shown) }

  /// The time that has passed since the beginning.
  package var time: Duration { ensemble.stages.first?.clock.now ?? .zero }

  /// How long it is until something happens by itself; nil when nothing will.
  package var timeToNext: Duration? {
    ensemble.stages.first.flatMap { stage in stage.clock.nextDue.map { $0 - stage.clock.now } }
  }

  package var arrangedServices: [(service: Service, behaviour: ServiceBehaviour)] {
    guard let backend = ensemble.stages.first?.backend else { return [] }
    return Service.allCases.map { ($0, backend[$0]) }.filter { $0.1 != ServiceBehaviour() }
  }

  /// Takes a step of the standard library; its keyword may be left away.
  package func take(_ step: String) -> Outcome {
    let text = StepLibrary.withoutKeyword(step)
    let storyStep = StoryStep(keyword: "*", text: text, location: SourceLocation(line: steps.count + 1, column: 1))
    do throws(StepLibrary.Problem) {
      let (definition, arguments) = try library.definition(for: storyStep)
      return record(text, ensemble.take(definition, arguments))
    } catch {
      return .refused([error.message(for: text)])
    }
  }

  /// The story so far as a feature file, which ends with what is in sight.
  package func story(named name: String) -> [String] {
    PlayedStory(steps: steps, end: snapshots.first ?? nil).lines(scenario: name)
  }

  private func record(_ text: String, _ outcome: Result<String?, StoryFailure.Reason>) -> Outcome {
    switch outcome {
    case .success(nil):
      steps.append(text)
      return .taken
    case .success(let reason?): return .refused([reason])
    case .failure(.problems(let problems)) where problems.count == ensemble.stages.count:
      return .refused(Set(problems.map(\.message)).count == 1 ? [problems[0].message] : problems.lines(among: names))
    case .failure(let reason):
      steps.append(text)
      let lines = reason.lines(among: names)
      findings.append((steps.count, lines))
      return .wrong(lines)
    }
  }
}
