import Report
import Results
import Stories

nonisolated extension Option {
  static let failOn = Option(
    "fail-on", "RULE", isRepeatable: true, "fail if this holds, such as rules.violations>0")
}

nonisolated extension Command {
  static let diff = Command(
    name: "diff", summary: "Show what changed between two results, and fail if it breaks a rule.",
    options: [.failOn, .format], formats: [.text, .markdown, .json], operands: "OLD.json NEW.json"
  ) { line, context in
    guard line.operands.count == 2 else { throw CommandLineError.filesWanted("two files", command: line.command) }
    let old = try SuiteResultFile(path: line.operands[0]).result()
    let new = try SuiteResultFile(path: line.operands[1]).result()
    let reader = DiffRuleReader(architectures: new.names)
    let rules = try (line.values[.failOn] ?? []).map { try reader.rule($0) }
    let result = DiffResult(from: old, to: new, rules: rules)
    _ = try context.print(
      result, as: line.format, text: line.format == .markdown ? DiffMarkdown(result).lines : DiffReport(result).lines)
    // A gate that can't be checked must not pass, but rules that are certainly broken count first.
    return result.isBroken ? .failed : result.isUnjudged ? .unusableInput : .success
  }
}

// MARK: - CustomStringConvertible

extension DiffRuleError: CustomStringConvertible {
  nonisolated public var description: String {
    "--fail-on “\(rule)”: \(message) See “compare help diff”."
  }

  nonisolated private var message: String {
    switch reason {
    case .malformed:
      "it isn't a rule such as coverage.regionsByCharter<90, coverage.MVC.regions<-2 or runtime.step>+10%."
    case .unknownMeasure(let name, let known):
      "“\(name)” isn't a measure. \(EditDistance.hint(name, known))“compare list --measures” prints all."
    case .unknownArchitecture(let name, let known):
      "the new result has no architecture “\(name)”. \(EditDistance.hint(name, known))It has \(Wording.list(known))."
    case .fractionOfShare(let measure):
      "\(measure) is in percent: write 90 for nine tenths, or 0.9% for less than one percent."
    case .noShare(let measure):
      "\(measure) isn't a share, so a percentage needs a sign: +10% is a tenth more than before."
    }
  }
}
