/// What of each implementation runs in its tests and in the stories.
struct TestsSection: ReportSection {
  let id = "tests"
  let title = "Tests"
  private let result: SuiteResult

  init(_ result: SuiteResult) {
    self.result = result
  }

  var content: Markup {
    guard let coverage = result.coverage else { return MissingPart(.coverage, in: result).markup }
    return Markup([failures(of: coverage), CoveragePicture(coverage).picture.markup])
  }

  @MarkupBuilder
  private func failures(of coverage: CoverageResult) -> Markup {
    for failure in coverage.failures {
      Markup("article", ["class": "failure"]) {
        Markup("h3") { "Failed: \(failure.what)" }
        Markup("pre", ["tabindex": "0"]) { failure.lastLines.map { Wording.clipped($0) }.joined(separator: "\n") }
      }
    }
  }
}
