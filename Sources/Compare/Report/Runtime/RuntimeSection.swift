import Results
import Metrics

struct RuntimeSection: ReportSection {
  /// The window that a number opens has all rows.
  private static let shownStories = 15
  let id = "time"
  let title = "Time"
  let result: SuiteResult

  var content: Markup {
    guard let runtime = result.runtime else { return result.missing(.runtime) }
    return Markup([
      TimePicture(runtime).picture.markup, groups(of: runtime), stories(of: runtime),
      Markup("ul", ["class": "notes"]) { RuntimeWording.footnotes(of: runtime).map { note in Markup("li") { note } } },
    ])
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
    let apart = runtime.stories.filter(\.tellsApart)
    let others = runtime.subjects.filter { $0.role == .implementation && $0.name != runtime.reference }.map(\.name)
    guard !apart.isEmpty, !others.isEmpty else {
      return Markup("p", ["class": "prose"]) { "In no single story is a difference called." }
    }
    return Markup([
      Markup("h3") { "The stories that differ most" },
      Markup("p", ["class": "prose"]) {
        "In \(apart.count) of \(Wording.count(runtime.stories.count, "story", "stories")) two or more implementations are told apart. A star "
          + "marks a difference from \(runtime.reference) that is called."
      },
      Markup.scrolling("The stories that differ most") {
        Markup.table(
          "Time of a story, against \(runtime.reference)", header: ["Story", runtime.reference] + others,
          rows: apart.largestDifferences(Self.shownStories).map { story in
            (story.story ?? "all stories", Self.cells(story, runtime.reference, others))
          })
      },
    ])
  }

  private static func cells(_ story: TimeFinding, _ reference: String, _ others: [String]) -> [Markup] {
    let time = story.time(of: reference)
    return [.number(time.map { NumberText.textWithUnit($0.median, .nanoseconds) } ?? "–")]
      + others.map { name in
        guard let comparison = story.comparison(of: name, to: reference), let raw = comparison.raw else {
          return .number("–")
        }
        return .number(
          NumberText.ratio(raw.ratio) + (comparison.verdict.isDifference ? " *" : ""),
          interval: NumberText.text(raw.low...raw.high, .ratio))
      }
  }
}
