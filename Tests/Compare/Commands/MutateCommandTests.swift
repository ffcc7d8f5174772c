import Testing

@testable import CompareSuite

struct MutateCommandTests {
  @Test func somebodyElseCannotJudge() {
    let run = CompareRun("mutate", "--by", "story")
    #expect(
      run.diagnostics == "compare: “story” isn't a valid value for --by. Known are tests and stories.\n")
    #expect(run.exitCode == .unusableInput)
    #expect(run.output.isEmpty)
  }

  @Test(arguments: ["0", "-1", "many"])
  func theLimitIsANumber(limit: String) {
    let run = CompareRun("mutate", "--limit=\(limit)")
    #expect(
      run.diagnostics.hasPrefix(
        "compare: “\(limit)” isn't a valid value for --limit, which takes a whole number from 1 to "))
    #expect(run.exitCode == .unusableInput)
  }

  @Test func sourcesThatAreInNoPackageCannotBeChanged() {
    let run = CompareRun("mutate")
    #expect(run.diagnostics.hasPrefix("compare: The sources of A are in no package;"))
    #expect(run.exitCode == .unusableInput)
  }
}
