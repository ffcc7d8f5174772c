import Results

extension SuiteResult {
  /// Whether the implementations behave the same, with every failure in full.
  @MarkupBuilder
  var behaviourVerdict: Markup {
    if let stories {
      let isGood = stories.allPassed && stories.allAgree && walk?.finding.isEmpty != false
      let lines =
        StoriesReport(stories).summaryLines + [walk?.verdict].compactMap(\.self)
        + (isGood ? [] : ["The numbers below are of apps that may do different things."])
      Markup("div", ["class": isGood ? "verdict holds" : "verdict fails", "role": "note"]) {
        for (index, line) in lines.enumerated() { Markup("p", ["class": index == 0 ? "headline" : nil]) { line } }
      }
      stories.failed.map(Self.failure)
      walkFinding
    } else {
      missing(.stories)
    }
  }

  @MarkupBuilder
  private var walkFinding: Markup {
    if let walk, !walk.finding.isEmpty {
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
