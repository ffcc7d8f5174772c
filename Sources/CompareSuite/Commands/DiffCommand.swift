import Report

/// Says what has changed between two results, and whether that breaks a rule.
struct DiffCommand {
  let console: Console

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    guard line.operands.count == 2 else { throw CommandLineError.twoFilesWanted(command: .diff) }
    let old = try SuiteResultFile(path: line.operands[0]).result()
    let new = try SuiteResultFile(path: line.operands[1]).result()
    let reader = DiffRuleReader(architectures: new.architectures.map(\.name))
    let rules = try (line.values[.failOn] ?? []).map { try reader.rule($0) }
    let result = DiffResult(from: old, to: new, rules: rules)
    switch format {
    case .markdown: try console.result(DiffMarkdown(result).lines)
    case .json: try console.result([JSONText.of(result)])
    default: try console.result(DiffReport(result).lines)
    }
    // A gate that can't be checked must not pass, but what is broken for certain counts first.
    return result.isBroken ? .failed : result.isUnjudged ? .unusableInput : .success
  }
}
