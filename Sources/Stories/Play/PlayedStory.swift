import HeadlessUI

/// A story that was told by playing it, as the text of a feature file.
struct PlayedStory {
  /// The steps that were taken, each without its keyword.
  let steps: [String]
  /// What was in sight at the end, which the story then checks.
  let end: Snapshot?

  /// The feature file, line by line.
  func lines(scenario name: String) -> [String] {
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
    guard let end else { return [] }
    let front = end.frontmostScreen
    return [
      "I see the screen \(Interaction.quoted(front.name))", "the title is \(Interaction.quoted(front.title))",
      end.alert.map { "an alert reads \(Interaction.quoted($0.title))" } ?? "no alert is shown",
    ]
  }
}
