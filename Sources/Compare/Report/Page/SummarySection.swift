import Results

struct SummarySection: ReportSection {
  let id = "summary"
  let title = "What was compared"
  let result: SuiteResult

  var content: Markup { Markup([behaviour, architectures, incomplete, reading]) }

  // MARK: - Behaviour

  private var behaviour: Markup {
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
      + (walk.finding.isEmpty ? "no difference." : "what is told below.")
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

  // MARK: - Who takes part, and what is missing

  private var architectures: Markup {
    Markup("dl", ["class": "architectures"]) {
      for architecture in result.architectures {
        Markup("div") { Markup.entry(architecture.name) { architecture.idea } }
      }
    }
  }

  private var incomplete: Markup {
    let records = result.parts.filter { $0.state != .complete }
    guard !records.isEmpty else { return .none }
    return Markup("div", ["class": "incomplete"]) {
      Markup("h3") { "What is missing, or failed" }
      Markup("ul") {
        for record in records {
          Markup("li") {
            Markup("strong") { "\(record.part.title): " }
            record.ending
          }
        }
      }
    }
  }

  private var reading: Markup {
    Markup("div", ["class": "prose"]) {
      Markup("h3") { "How to read the rest" }
      Markup("p") {
        "Each number is a fact about this code, not a score, and many of them follow size. What is counted is exact and comes out "
          + "the same again. What is sampled, such as time, stands with its 95 % interval: of many intervals made so, 95 in 100 hold "
          + "the truth. Where two can’t be told apart, that is said instead of a difference. "
        "Activate a number to see how it is defined, what it doesn’t say, and what it is made of."
      }
      Markup("p") {
        "These are small apps by one team: they support no verdict on an architecture, and nobody wins."
      }
    }
  }
}
