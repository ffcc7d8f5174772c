import HeadlessUI
import SharedModel
import Stories

/// The order in which to build what stories ask for: what few screens take first, and then what few steps take.
struct BuildingOrder {
  /// How much there has to be for a story.
  struct Reach: Comparable {
    let screens: Double
    let steps: Double

    static func < (one: Reach, other: Reach) -> Bool {
      (one.screens, one.steps) < (other.screens, other.steps)
    }
  }

  /// An implementation that is there already; nil when there is none, and steps alone say how much a story takes.
  let reference: (any Architecture)?
  let guide: Guide

  func reach(of scenario: StoryFile.Scenario) -> Reach {
    Reach(screens: Double(screens(of: scenario).count), steps: Double(scenario.story.steps.count))
  }

  /// The mean of its stories.
  func reach(of file: StoryFile) -> Reach {
    let all = file.scenarios.map(reach)
    let count = Double(max(1, all.count))
    return Reach(
      screens: all.reduce(0) { $0 + $1.screens } / count, steps: all.reduce(0) { $0 + $1.steps } / count)
  }

  func sorted(_ files: [StoryFile]) -> [StoryFile] {
    files.map { ($0, reach(of: $0)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The screens that a story leads through in the reference, those below the top of the stack included.
  private func screens(of scenario: StoryFile.Scenario) -> Set<String> {
    guard let reference else { return [] }
    let run = StoryRun(of: scenario, in: reference, guide: guide)
    defer { run.end() }
    var screens: Set<String> = []
    for index in scenario.story.steps.indices {
      guard let snapshot = try? run.takeStep(index) else { continue }
      screens.formUnion(snapshot.stack.map(\.name))
      if let modal = snapshot.modal { screens.insert(modal.name) }
    }
    return screens
  }
}
