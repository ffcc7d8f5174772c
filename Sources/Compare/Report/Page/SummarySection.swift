import Results

struct SummarySection: ReportSection {
  let id = "summary"
  let title = "What was compared"
  let result: SuiteResult

  var content: Markup { Markup([architectures, DutiesPicture.figures(in: result), incomplete, reading]) }

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
