import Results

extension SuiteResult {
  var summarySection: ReportSection {
    ReportSection(
      id: "summary", title: "What was compared",
      content: Markup([ideas, DutiesPicture.figures(in: self), incomplete, Self.reading]))
  }

  private var ideas: Markup {
    Markup("dl", ["class": "architectures"]) {
      for architecture in architectures {
        Markup("div") { Markup.entry(architecture.name) { architecture.idea } }
      }
    }
  }

  private var incomplete: Markup {
    guard !gaps.isEmpty else { return .none }
    return Markup("div", ["class": "incomplete"]) {
      Markup("h3") { "What is missing, or failed" }
      Markup("ul") { for gap in gaps { Markup("li") { gap } } }
    }
  }

  private static var reading: Markup {
    Markup("div", ["class": "prose"]) {
      Markup("h3") { "How to read the rest" }
      Markup("p") {
        "Each number is a fact about this code, not a score, and many of them follow size. What is counted is exact and comes out "
          + "the same again. Samples, such as times, have 95 % intervals: of many such intervals, 95 in 100 hold "
          + "the truth. If two don’t clearly differ, the page says so instead of giving a difference. "
        "Activate a number to see its definition, its limits and its parts."
      }
      Markup("p") {
        "These are small apps by one team: they support no verdict on an architecture, and nobody wins."
      }
    }
  }
}
