import Results

extension SuiteResult {
  var storiesSection: ReportSection {
    section("stories", "Story by story", of: .stories, stories) { stories in
      Markup([
        Markup("p", ["class": "prose"]) {
          traces == nil
            ? "These stories were run; this result doesn’t hold what they caused." : "A story opens in “Follow a tap”."
        },
        Markup("form", ["id": "story-controls", "hidden": "", "aria-label": "Which stories are listed"]),
        Markup("div", ["id": "story-list"]) {
          for (name, file, stories) in stories.features { Self.feature(name, file, stories) }
        },
      ])
    }
  }

  private static func feature(_ name: String, _ file: String, _ stories: [StoriesResult.Story]) -> Markup {
    let failed = stories.count { $0.failure != nil }
    return Markup("details", ["class": "feature"]) {
      Markup("summary") {
        "\(name): \(Wording.count(stories.count, "story", "stories"))"
        if failed > 0 { Markup("strong") { ", \(failed) failed" } }
      }
      Markup("ul") { for story in stories { line(of: story, file) } }
    }
  }

  private static func line(of story: StoriesResult.Story, _ file: String) -> Markup {
    Markup("li") {
      Markup("span", ["class": "sign", "aria-hidden": "true"]) { story.failure == nil ? "✓ " : "✗ " }
      Markup("span", ["data-story": "\(file):\(story.line)"]) { story.name }
      Markup("span", ["class": "quiet"]) {
        " \(Wording.count(story.steps, "step", "steps"))"
          + (story.failure == nil ? "" : ", failed after \(story.passedSteps)")
          + (story.skipped.isEmpty ? "" : ", \(story.skipped.count) left out")
      }
    }
  }
}
