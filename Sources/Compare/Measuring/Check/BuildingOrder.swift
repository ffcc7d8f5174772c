import Foundation
import HeadlessUI
import SharedModel
import Stories

/// The order in which to implement stories: first those with few screens, and then those with few and common steps.
package struct BuildingOrder {
  package struct Reach: Comparable {
    let screens: Double
    /// The number of steps, with rare ones weighted more.
    let steps: Double

    package static func < (one: Reach, other: Reach) -> Bool { (one.screens, one.steps) < (other.screens, other.steps) }
  }

  /// An existing implementation, if any, that shows which screens a story has.
  private let reference: (any Architecture)?
  private let guide: Guide
  private let files: [StoryFile]
  private let uses: [String: Int]

  package init(of files: [StoryFile], reference: (any Architecture)?, guide: Guide) {
    self.files = files
    self.reference = reference
    self.guide = guide
    uses = files.flatMap(\.scenarios).reduce(into: [:]) { uses, scenario in
      for kind in Set(scenario.story.steps.map(Self.kind)) { uses[kind, default: 0] += 1 }
    }
  }

  package func reach(of scenario: StoryFile.Scenario) -> Reach {
    let total = Double(files.reduce(0) { $0 + $1.scenarios.count })
    let steps = scenario.story.steps.map { 1 + log2(total / Double(uses[Self.kind(of: $0)] ?? 1)) }
    return Reach(screens: Double(screens(of: scenario).count), steps: steps.reduce(0, +))
  }

  private static func kind(of step: StoryStep) -> String { step.text.replacing(#/"[^"]*"|\d+/#, with: "") }

  func reach(of file: StoryFile) -> Reach {
    let all = file.scenarios.map(reach)
    let count = Double(max(1, all.count))
    return Reach(screens: all.reduce(0) { $0 + $1.screens } / count, steps: all.reduce(0) { $0 + $1.steps } / count)
  }

  package var sorted: [StoryFile] { files.map { ($0, reach(of: $0)) }.sorted { $0.1 < $1.1 }.map(\.0) }

  private func screens(of scenario: StoryFile.Scenario) -> Set<String> {
    guard let reference else { return [] }
    let run = StoryStepper(of: scenario, in: reference, guide: guide)
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
