import Metrics
import Testing

@testable import Report
@testable import Results

struct MutationReportTests {
  private func mutant(
    _ fate: MutantFate, line: Int, reason: String? = nil, before: String = "f()", after: String = ""
  ) -> MutationResult.Mutant {
    MutationResult.Mutant(
      mutationOperator: .call, file: "A/B.swift", line: line, unit: "B.c()", before: before, after: after, fate: fate,
      reason: reason)
  }

  private func text(
    _ mutants: [MutationResult.Mutant], seed: UInt64? = nil, unknown: [MutationResult.UnknownEntry] = []
  ) -> String {
    let trial = MutationResult.Trial(architecture: "MVC", judge: "tests", made: 9, mutants: mutants)
    let result = MutationResult(seed: seed, trials: [trial], unknown: unknown)
    return MutationReport(result).lines.joined(separator: "\n")
  }

  @Test func whatNobodyNoticedIsShownAsADiff() {
    let lines = text([
      mutant(.killed, line: 1), mutant(.survived, line: 2),
      mutant(.notCovered, line: 3, before: "a + b", after: "a - b"),
      mutant(.timedOut, line: 4), mutant(.notCompilable, line: 5), mutant(.survived, line: 6, reason: "It's the same."),
    ])
    #expect(lines.hasPrefix("MVC by tests: 2 of 4 mutants noticed, 50.0 %\n\n"))
    #expect(lines.contains("\nall           6       1          1         1            1           1               1\n"))
    #expect(lines.contains("\nSurvived:\n\nA/B.swift: B.c()  (line 2, call)\n- f()\n+ \n"))
    #expect(lines.contains("\nNot covered:\n\nA/B.swift: B.c()  (line 3, call)\n- a + b\n+ a - b\n"))
    #expect(lines.contains("\nTimed out:\n\nA/B.swift: B.c()  (line 4, call)\n"))
    #expect(!lines.contains("line 6"))
  }

  @Test func aSampleSaysHowToTakeItAgain() {
    #expect(
      text([mutant(.killed, line: 1)], seed: 7).hasPrefix(
        "MVC by tests: 1 of 1 mutants noticed, 100.0 % (95 % interval 20.7 % to 100.0 %), of 9 chosen with seed 7\n"))
  }

  @Test func aListThatIsWrongIsToldOf() {
    let lines = text(
      [mutant(.killed, line: 1, reason: "It's the same.")],
      unknown: [MutationResult.UnknownEntry(line: 3, file: "A/B.swift", unit: "B.d()")])
    #expect(lines.contains("\nListed as equivalent, but noticed; take these off the list:\n\nA/B.swift: B.c()"))
    #expect(
      lines.contains(
        "\nThe list of equivalent mutants names some that there are no more:\n  A/B.swift: B.d()  (line 3 of the list)")
    )
  }

  @Test func withoutMutantsThereIsNoShare() {
    #expect(text([]).hasPrefix("MVC by tests: 0 of 0 mutants noticed, –\n"))
  }
}
