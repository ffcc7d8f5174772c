import Runtime

/// What the app's work costs in time, and how sure that is.
struct TimeSection: ReportSection {
  /// More rows are left to the window that a number opens.
  private static let shownStories = 15
  let id = "time"
  let title = "Time"
  private let result: SuiteResult

  init(_ result: SuiteResult) {
    self.result = result
  }

  var content: Markup {
    guard let runtime = result.runtime else { return MissingPart(.runtime, in: result).markup }
    return Markup([TimePicture(runtime).picture.markup, groups(of: runtime), stories(of: runtime), notes(of: runtime)])
  }

  private func groups(of runtime: RuntimeResult) -> Markup {
    let tied = runtime.overall.tieGroups.filter { $0.count > 1 }
    return Markup("p", ["class": "prose"]) {
      tied.isEmpty
        ? "Over all stories, all were told apart, each from each other."
        : tied.map { "Not told apart over all stories: \(Wording.list($0))." }.joined(separator: " ")
    }
  }

  private func stories(of runtime: RuntimeResult) -> Markup {
    let apart = runtime.stories.filter { $0.comparisons.contains(where: \.verdict.isDifference) }
    let others = runtime.contenders.filter { $0.role == .implementation && $0.name != runtime.reference }.map(\.name)
    guard !apart.isEmpty, !others.isEmpty else {
      return Markup("p", ["class": "prose"]) { "In no single story is a difference called." }
    }
    let largest = apart.sorted { Self.distance($0) > Self.distance($1) }.prefix(Self.shownStories)
    return Markup([
      Markup("h3") { "The stories that differ most" },
      Markup("p", ["class": "prose"]) {
        "In \(apart.count) of \(Wording.count(runtime.stories.count, "story", "stories")) two or more implementations are told apart. A star "
          + "marks a difference from \(runtime.reference) that is called."
      },
      ScrollArea("The stories that differ most") {
        Markup("table") {
          Markup("caption") { "Time of a story, against \(runtime.reference)" }
          Markup("thead") {
            Markup("tr") {
              Markup("th", ["scope": "col"]) { "Story" }
              Markup("th", ["scope": "col", "class": "number"]) { runtime.reference }
              for name in others { Markup("th", ["scope": "col", "class": "number"]) { name } }
            }
          }
          Markup("tbody") { for story in largest { row(story, runtime.reference, others) } }
        }
      }.markup,
    ])
  }

  private func row(_ story: TimeFinding, _ reference: String, _ others: [String]) -> Markup {
    Markup("tr") {
      Markup("th", ["scope": "row"]) { story.story ?? "all stories" }
      Markup("td", ["class": "number"]) {
        story.times.first { $0.contender == reference }.map { NumberText.textWithUnit($0.median, .nanoseconds) } ?? "–"
      }
      for name in others {
        let comparison = story.comparison(of: name, to: reference)
        Markup("td", ["class": "number"]) {
          comparison?.raw.map { NumberText.ratio($0.ratio) + (comparison?.verdict.isDifference == true ? " *" : "") }
            ?? "–"
          if let raw = comparison?.raw {
            Markup("span", ["class": "interval"]) { NumberText.text(raw.low...raw.high, .ratio) }
          }
        }
      }
    }
  }

  private static func distance(_ story: TimeFinding) -> Double {
    story.comparisons.filter(\.verdict.isDifference).compactMap { $0.raw?.ratio }.map { max($0, 1 / $0) }.max() ?? 1
  }

  private func notes(of runtime: RuntimeResult) -> Markup {
    Markup("ul", ["class": "notes"]) {
      for note in RuntimeWording.footnotes(of: runtime) { Markup("li") { note } }
    }
  }
}
