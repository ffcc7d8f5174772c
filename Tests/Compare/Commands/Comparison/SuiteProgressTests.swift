import Testing

@testable import CompareSuite

struct SuiteProgressTests {
  private let progress = SuiteProgress(console: Console(result: { _ in }, diagnostic: { _ in }))

  @Test func aStepIsShownWithItsPart() {
    progress.hear(.begins(.walk, number: 2, of: 4))
    #expect(progress.line("") == "█████░░░░░░░░░░░░░░░ 2 of 4, walk")
    #expect(progress.line("step 7") == "█████░░░░░░░░░░░░░░░ 2 of 4, walk: step 7")
  }

  @Test func outsideOfAPartAStepStandsAlone() {
    #expect(progress.line("building") == "building")
  }
}
