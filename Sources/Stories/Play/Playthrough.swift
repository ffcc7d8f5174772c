import HeadlessUI
import SharedModel

/// A story that is written while it is played in every implementation at once.
package final class Playthrough {
  package enum Outcome: Equatable {
    case taken
    /// The step was impossible everywhere and changed nothing.
    case refused([String])
    case wrong([String])
  }

  private let ensemble: Ensemble
  private let library = StepLibrary.standard
  /// The steps so far, without keywords.
  package private(set) var steps: [String] = []
  /// The findings so far, with their step numbers; later steps may repeat one.
  package private(set) var findings: [(step: Int, lines: [String])] = []

  package init(architectures: [any Architecture], guide: Guide, liveness: any LivenessProbe) {
    ensemble = Ensemble(architectures, guide: guide, liveness: liveness)
    _ = take("the app is launched")
  }

  package var names: [String] { ensemble.stages.map(\.name) }

  package var snapshots: [Snapshot?] { ensemble.stages.map(\.shown) }

  package var time: Duration { ensemble.stages.first?.clock.now ?? .zero }

  package var timeToNext: Duration? {
    ensemble.stages.first.flatMap { stage in stage.clock.nextDue.map { $0 - stage.clock.now } }
  }

  package var arrangedServices: [(service: Service, behaviour: ServiceBehaviour)] {
    guard let backend = ensemble.stages.first?.backend else { return [] }
    return Service.allCases.map { ($0, backend[$0]) }.filter { $0.1 != ServiceBehaviour() }
  }

  /// Runs a step of the standard library; its keyword is optional.
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

  /// Returns the story so far as lines of a feature file; it ends with checks of what is shown.
  package func story(named name: String) -> [String] {
    var lines = ["Feature: Played by hand", "", "  Scenario: \(name)"]
    var last = ""
    for step in steps + checks {
      let keyword = StepLibrary.keyword(of: step)
      lines.append("    \(keyword == last ? "And" : keyword) \(step)")
      last = keyword
    }
    return lines
  }

  private var checks: [String] {
    guard let end = snapshots.first ?? nil else { return [] }
    let front = end.frontmostScreen
    return [
      "I see the screen \(Interaction.quoted(front.name))", "the title is \(Interaction.quoted(front.title))",
      end.alert.map { "an alert reads \(Interaction.quoted($0.title))" } ?? "no alert is shown",
    ]
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
