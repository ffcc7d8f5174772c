import Measuring
import Testing

@testable import CompareSuite

struct SuitePlanTests {
  private func plan(_ arguments: String...) throws -> SuitePlan { try SuitePlan(CommandLine(arguments)) }

  private let usual = SuitePlan.allParts.filter { $0 != .build }

  @Test func buildsOfEachModuleAreMeasuredWhereTheyAreAskedFor() throws {
    #expect(try plan().parts == usual)
    #expect(
      try plan().skipped == [.build: "It takes minutes, and is measured where it is asked for: --with build."])
    #expect(try plan("--with", "build").parts == SuitePlan.allParts)
    #expect(try plan("--only", "build").parts == [.build])
    #expect(try plan("--only=lines", "--with=build").parts == [.lines, .build])
    #expect(try plan("--with=build", "--skip=build").skipped[.build] == "Left out by --skip.")
  }

  @Test func quickLeavesOutWhatTakesLong() throws {
    let plan = try plan("--quick")
    #expect(plan.parts == [.stories, .lines, .change, .walk, .counts])
    #expect(plan.skipped[.coverage] == "Left out by --quick because it takes a build.")
    #expect(plan.skipped[.runtime] == "Left out by --quick because it is timed.")
    #expect(plan.skipped[.growth] == "Left out by --quick because it is timed.")
    #expect(try self.plan("--quick", "--with", "runtime").parts.contains(.runtime))
    #expect(try !self.plan("--quick", "--with", "build").timesBuilds)
    #expect(try self.plan("--with", "build").timesBuilds)
  }

  @Test func partsAreChosen() throws {
    #expect(try plan("--only", "lines", "--only=rules").parts == [.lines, .rules])
    #expect(try plan("--only", "coverage", "--quick").parts == [.coverage])
    #expect(try plan("--skip", "growth").parts == usual.filter { $0 != .growth })
    #expect(try plan("--only=lines", "--only=walk", "--skip=walk").skipped[.walk] == "Left out by --skip.")
  }

  @Test func somethingHasToBeLeft() {
    #expect(throws: CommandLineError.noPartLeft) { try plan("--only", "lines", "--skip", "lines") }
  }

  @Test func aPartThatThereIsNotIsNamed() {
    #expect(
      throws: CommandLineError.unknownValue("time", option: .only, known: SuitePlan.allParts.map(\.rawValue))
    ) { try plan("--only", "time") }
  }
}
