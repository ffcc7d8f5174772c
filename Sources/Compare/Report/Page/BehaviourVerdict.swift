import Results

/// Whether the implementations behave the same, with every failure in full.
struct BehaviourVerdict {
  let result: SuiteResult

  var markup: Markup {
    guard let stories = result.stories else { return result.missing(.stories) }
    let agrees = stories.allPassed && stories.allAgree && walkAgrees
    return Markup([
      Markup("div", ["class": agrees ? "verdict holds" : "verdict fails", "role": "note"]) {
        Markup("p", ["class": "headline"]) { headline(of: stories, agrees: agrees) }
        Markup("p") { detail(of: stories) }
      },
      Markup(stories.failed.map(Self.failure)), walkFinding,
    ])
  }

  private func headline(of stories: StoriesResult, agrees: Bool) -> String {
    guard stories.architectures.count > 1 else {
      return agrees ? "It does what the stories say." : "It doesn’t do what the stories say."
    }
    guard stories.allAgree, walkAgrees else { return "They don’t all behave the same." }
    let none = "No difference was found between the \(stories.architectures.count)"
    return agrees ? "\(none)." : "\(none), and they don’t do what the stories say."
  }

  private func detail(of stories: StoriesResult) -> String {
    let skipped =
      stories.skippedSteps == 0 ? "" : " \(Wording.count(stories.skippedSteps, "step was", "steps were")) left out."
    let all =
      "\(Wording.count(stories.stories.count, "story", "stories")) with "
      + "\(Wording.count(stories.steps, "step", "steps"))"
    guard stories.allPassed else {
      return
        "Of \(all), \(Wording.count(stories.failed.count, "story", "stories")) failed, see below; after every step what "
        + "a user sees is compared.\(skipped) The numbers below are of apps that may do different things."
    }
    return
      "\(all) passed in \(Wording.list(stories.architectures)), and after every step a user would have seen the same in "
      + "each.\(skipped)\(walk)"
  }

  private var walkAgrees: Bool { result.walk?.finding.isEmpty ?? true }

  private var walk: String {
    guard let walk = result.walk else {
      return result.record(of: .walk).map { " Random walks: \($0.state.text)." } ?? ""
    }
    return " A walk of \(NumberText.plain(walk.steps)) random steps through all of them (seed \(walk.seed)) found "
      + (walk.finding.isEmpty ? "no difference." : "what is listed below.")
  }

  @MarkupBuilder
  private var walkFinding: Markup {
    if let walk = result.walk, !walk.finding.isEmpty {
      Markup.failure("Found by a random walk", walk.finding + [""] + walk.story)
    }
  }

  private static func failure(_ story: StoriesResult.Story) -> Markup {
    guard let failure = story.failure else { return .none }
    return .failure("Failed: \(story.name)", failure.details) {
      Markup("p") {
        "\(story.feature), \(story.file):\(failure.line). "
        failure.isDivergence ? "They came to differ at this step:" : "This step did not hold:"
      }
      Markup("p") { Markup("code") { failure.step } }
    }
  }
}
