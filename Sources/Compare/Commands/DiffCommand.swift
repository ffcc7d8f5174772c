import Report
import Results
import Stories

nonisolated extension Option {
  static let failOn = Option(
    "fail-on", "RULE", isRepeatable: true, "what must not be, as coverage.regions<90; give it again for more")
}

nonisolated extension Command {
  static let diff = Command(
    name: "diff", summary: "Says what has changed between two results of a comparison, and which rules that breaks.",
    options: [.failOn, .format], formats: [.text, .markdown, .json], operands: "OLD.json NEW.json"
  ) { line, context in
    let format = try line.format
    guard line.operands.count == 2 else { throw CommandLineError.filesWanted("two files", command: line.command) }
    let old = try SuiteResultFile(path: line.operands[0]).result()
    let new = try SuiteResultFile(path: line.operands[1]).result()
    let reader = DiffRuleReader(architectures: new.architectures.map(\.name))
    let rules = try (line.values[.failOn] ?? []).map { try reader.rule($0) }
    let result = DiffResult(from: old, to: new, rules: rules)
    _ = try context.print(
      result, as: format, text: format == .markdown ? DiffMarkdown(result).lines : DiffReport(result).lines)
    // A gate that can't be checked must not pass, but what is broken for certain counts first.
    return result.isBroken ? .failed : result.isUnjudged ? .unusableInput : .success
  }
}

// MARK: - CustomStringConvertible

extension DiffRuleError: CustomStringConvertible {
  nonisolated public var description: String {
    "--fail-on “\(rule)”, column \(column): \(message) “compare help diff” tells more."
  }

  nonisolated private var message: String {
    switch reason {
    case .noRelation: "one of <, <=, >, >= is missing, as in coverage.regions<90."
    case .noMeasure: "a dot and the name of a measure are missing, as in coverage.regions."
    case .unknownPart(let name, let known):
      "there is no part “\(name)”. \(EditDistance.hint(name, known))Parts are \(known.joined(separator: ", "))."
    case .unknownMeasure(let name, let part, let known):
      "\(part) has no measure “\(name)”. \(EditDistance.hint(name, known))Its measures are \(known.joined(separator: ", "))."
    case .unknownArchitecture(let name, let known):
      "the new result has no architecture “\(name)”. \(EditDistance.hint(name, known))It has \(known.joined(separator: ", "))."
    case .noNumber(let text):
      "“\(text)” is no number; a number stands for itself, one with a sign for a change, as in 90, +5, -2, +10%."
    case .noShare(let measure):
      "\(measure) is no share, so a percentage needs a sign: +10% is a tenth more than before."
    }
  }
}
