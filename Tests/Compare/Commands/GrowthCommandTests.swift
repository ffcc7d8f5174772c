import Testing

@testable import CompareSuite

struct GrowthCommandTests {
  @Test(arguments: [
    "100", "100,", "100,abc", "100,100", "39,100", "100,1000001", ",", "100, 200", "-100,200", "1e2,1e3",
  ])
  func sizesThatCannotBeUsedAreRefused(sizes: String) {
    CompareRun("growth", "--sizes=\(sizes)").expectRefusal(
      "“\(sizes)” isn't a valid value for --sizes, which takes two or more different whole numbers from 40 to 1000000, "
        + "separated by commas.\n")
  }

  @Test func sizesMayStandInAnyOrder() throws {
    let line = try CommandLine(["growth", "--sizes", "1000,100"])
    #expect(try line.sizes(in: 40...1000, otherwise: [1, 2]) == [100, 1000])
    #expect(try CommandLine(["growth"]).sizes(in: 40...1000, otherwise: [1, 2]) == [1, 2])
  }

  @Test func anImplementationThatCannotDoTheTasksIsNotMeasured() {
    CompareRun("growth", "--sizes=40,80").expectRefusal("")
  }
}
