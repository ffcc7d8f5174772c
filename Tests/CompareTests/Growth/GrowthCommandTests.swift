import Testing

@testable import CompareSuite
@testable import Workloads

struct GrowthCommandTests {
  @Test(arguments: [
    "100", "100,", "100,abc", "100,100", "39,100", "100,1000001", ",", "100, 200", "-100,200", "1e2,1e3",
  ])
  func sizesThatCannotBeUsedAreRefused(sizes: String) {
    let run = CompareRun("growth", "--sizes=\(sizes)")
    #expect(
      run.diagnostics
        == "compare: “\(sizes)” is no value of --sizes, which takes two or more different whole numbers from 40 to "
        + "1000000, with commas between them.\n")
    #expect(run.output.isEmpty)
    #expect(run.exitCode == .unusableInput)
  }

  @Test func sizesMayStandInAnyOrder() throws {
    let line = try CommandLine(["growth", "--sizes", "1000,100"])
    #expect(try line.sizes(in: 40...1000, otherwise: [1, 2]) == [100, 1000])
    #expect(try CommandLine(["growth"]).sizes(in: 40...1000, otherwise: [1, 2]) == [1, 2])
  }

  @Test func anImplementationThatCannotDoTheTasksIsNotMeasured() {
    let run = CompareRun("growth", "--sizes=40,80")
    #expect(run.diagnostics.hasPrefix("compare: "))
    #expect(run.output.isEmpty)
    #expect(run.exitCode == .unusableInput)
  }

  @Test func whatIsNotListedIsSaid() {
    let error = GrowthError.otherRows(architecture: "A", task: .open, places: 100, expected: 20, found: 19)
    #expect(
      "\(error)" == "A lists 19 places instead of 20 after “Open the list, from the menu to its first page” in a guide "
        + "with 100. Only what works is measured; run “compare stories --architecture A”.")
    #expect(
      "\(GrowthError.neverSettles(architecture: "A", places: 100))"
        == "A never comes to rest in a guide with 100 places. Run “compare stories --architecture A”.")
  }
}
