import Metrics
import Results

package struct MutationReport {
  private let result: MutationResult

  package init(_ result: MutationResult) { self.result = result }

  package var lines: [String] { Wording.blocks(result.trials.map(lines) + [unknownLines, Self.definitions]) }

  private func lines(of trial: MutationResult.Trial) -> [String] {
    Wording.blocks([
      [title(of: trial)], Self.table(of: trial), Self.list("Survived:", trial.mutants(.survived)),
      Self.list("Not covered:", trial.mutants(.notCovered)), Self.list("Timed out:", trial.mutants(.timedOut)),
      Self.list("Listed as equivalent, but noticed; take these off the list:", trial.wronglyListed),
    ])
  }

  private func title(of trial: MutationResult.Trial) -> String {
    let score = trial.score
    let share = score.share.map { NumberText.share($0) } ?? "–"
    let sample =
      result.seed.map { seed in
        let interval = score.interval.map { [$0.lowerBound, $0.upperBound].map { NumberText.share($0) } } ?? []
        return " (95 % interval \(interval.joined(separator: " to "))), of \(trial.made) chosen with seed \(seed)"
      } ?? ""
    return
      "\(trial.architecture) by \(trial.judge): \(score.noticed) of \(score.all) mutants noticed, \(share)\(sample)"
  }

  private static func table(of trial: MutationResult.Trial) -> [String] {
    func row(_ name: String, _ mutants: [MutationResult.Mutant]) -> [String] {
      [name, "\(mutants.count)"] + MutantFate.allCases.map { fate in "\(mutants.count { $0.fate == fate })" }
    }
    let operators = MutationOperator.allCases.map { name in
      row(name.rawValue, trial.mutants.filter { $0.mutationOperator == name })
    }
    return TextTable.lines(
      header: ["", "all"] + MutantFate.allCases.map(\.rawValue), rows: operators + [row("all", trial.mutants)])
  }

  private static func list(_ title: String, _ mutants: [MutationResult.Mutant]) -> [String] {
    guard !mutants.isEmpty else { return [] }
    return [title]
      + mutants.flatMap { mutant in
        [
          "", "\(mutant.file): \(mutant.unit)  (line \(mutant.line), \(mutant.mutationOperator.rawValue))",
          Wording.clipped("- \(mutant.before)"), Wording.clipped("+ \(mutant.after)"),
        ]
      }
  }

  private var unknownLines: [String] {
    guard !result.unknown.isEmpty else { return [] }
    return ["The list of equivalent mutants names some that there are no more:"]
      + result.unknown.map { "  \($0.file): \($0.unit)  (line \($0.line) of the list)" }
  }

  private static let definitions = Wording.wrapped(
    "A mutant is one small change to the code. Noticed: killed (something failed, or the program crashed) or timed out, of all "
      + "but those that are equivalent or don't compile. Definitions: docs/metrics.md.")
}
