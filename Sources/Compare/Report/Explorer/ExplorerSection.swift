import Results

extension SuiteResult {
  /// A step of a story in two implementations side by side: screen, calls and source. The script draws it.
  var explorerSection: ReportSection {
    section("explorer", "Follow a tap", of: .traces, traces.flatMap { $0.stories.isEmpty ? nil : $0 }) { $0.explorer }
  }
}

extension TraceResult {
  @MarkupBuilder
  fileprivate var explorer: Markup {
    Markup("p", ["class": "prose"]) {
      "Choose a story, a step, and two implementations. Each side shows the screen before and after the step, the calls in "
        + "between, by role, and the source of the call you are at. ← and → go from call to call, on both sides at once."
    }
    Markup("div", ["id": "explorer-view", "hidden": ""])
    Markup("p", ["class": "quiet", "id": "explorer-legend", "hidden": ""]) { legend }
    EmbeddedJSON(id: "trace-data", ExplorerData(self), isPacked: true).markup
    Markup("noscript") { withoutScript }
  }

  private var legend: String {
    let marks =
      sources == nil
      ? "This result holds no sources; compare --only traces --fresh records them together with the calls."
      : "In the source, a bar marks the functions that ran in this step, and colour the one of the current call; which lines "
        + "in it ran isn’t recorded."
    return "\(marks) \(Bookkeeping.definition)"
  }

  private var withoutScript: Markup {
    var one = self
    one.stories = [example].compactMap(\.self)
    return Markup([
      Markup("p", ["class": "missing"]) {
        "The page’s script draws all stories, and doesn’t run here. This is one of them; compare trace STORY prints the others."
      },
      Markup("details") {
        Markup("summary") { "The calls of “\(one.stories.first?.name ?? "")”" }
        Markup("pre", ["tabindex": "0"]) { TraceReport(one).lines.joined(separator: "\n") }
      },
    ])
  }

  /// The shortest story in which every implementation runs its own code.
  private var example: Story? {
    let telling = stories.filter { story in
      story.implementations.allSatisfy { $0.calls.contains { !sequences[$0].isEmpty } }
    }
    return telling.min { $0.steps.count < $1.steps.count } ?? stories.first
  }
}
