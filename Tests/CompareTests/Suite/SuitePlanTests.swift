import Report
import Testing

@testable import CompareSuite

struct SuitePlanTests {
  private func plan(_ arguments: String...) throws -> SuitePlan { try SuitePlan(CommandLine(arguments)) }

  @Test func allPartsAreMeasuredUnlessSaidOtherwise() throws {
    #expect(try plan().parts == SuitePlan.allParts)
    #expect(try plan().skipped.isEmpty)
  }

  @Test func quickLeavesOutWhatTakesABuild() throws {
    let plan = try plan("--quick")
    #expect(plan.parts == [.stories, .lines, .walk, .growth, .counts, .runtime])
    #expect(plan.skipped[.coverage] == "Left out by --quick, as it takes a build.")
  }

  @Test func partsAreChosen() throws {
    #expect(try plan("--only", "lines", "--only=rules").parts == [.lines, .rules])
    #expect(try plan("--only", "coverage", "--quick").parts == [.coverage])
    #expect(try plan("--skip", "growth").parts == SuitePlan.allParts.filter { $0 != .growth })
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
