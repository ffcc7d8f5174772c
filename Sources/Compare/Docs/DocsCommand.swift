package import CompareSuite
internal import Foundation
internal import Results

extension Option {
  fileprivate static let check = Option("check", "change nothing; list what is stale, unused or dead")
  fileprivate static let outputs = Option("outputs", "also run the commands whose output is shown")
  fileprivate static let result = Option(
    "result", "RESULT.json", "record this result first; with --check, compare its numbers")
}

extension Command {
  package static let docs = Command(
    adding: "docs", summary: "Fills the documents of a checkout with listings, numbers and outputs, or checks them.",
    options: [.check, .outputs, .result]
  ) { line, context in
    try DocsRun(context: context).run(line)
  }
}

@MainActor
private struct DocsRun {
  let context: CommandContext

  func run(_ line: CommandLine) throws -> ExitCode {
    let project = ProjectFolder(try context.checkout())
    let text = try line.values[.result]?.last.map { path in
      try context.result(at: path).recordedText(withoutFolder: project.folder.path)
    }
    let measured = try text.map { try JSONDecoder().decode(SuiteResult.self, from: Data($0.utf8)) }
    let record = if let measured, !line.has(.check) { Result<_, DocsProblem>.success(measured) } else { recorded }
    let run = line.has(.outputs) ? output : nil
    let filled = FilledProject(BlockContents(project: project, record: record, commands: commands, run: run))
    guard filled.problems.isEmpty else {
      for problem in filled.problems { context.console.diagnostic("\(problem)") }
      return .unusableInput
    }
    guard line.has(.check) else { return try write(filled, text, in: project) }
    var findings = filled.findings
    if let measured { findings += try record.get().changes(to: measured) }
    findings += try DocumentCheck(project: project, commands: commands).findings()
    let end = findings.isEmpty ? "all is well" : "\(findings.count) to fix"
    return try context.print(
      findings.map(\.description) + ["\(filled.documents.count) documents read: \(end)."], isGood: findings.isEmpty)
  }

  private var recorded: Result<SuiteResult, DocsProblem> {
    Result { try context.recordedResult() }.mapError { .unusableResult(reason: "\($0)") }
  }

  private func write(_ filled: FilledProject, _ result: String?, in project: ProjectFolder) throws -> ExitCode {
    var texts = filled.documents.reduce(into: filled.pictures) { $0[$1.path] = $1.text }
    if let result { texts[ProjectFolder.result] = result }
    let changed = texts.filter { path, text in (try? project.text(at: path)) != text }.sorted { $0.key < $1.key }
    for (path, text) in changed {
      let file = project.place(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    }
    return try context.print(
      changed.isEmpty ? ["Nothing to change: all is fresh."] : changed.map { "Written: \($0.key)" })
  }

  private var commands: CommandReader {
    CommandReader(refusal: context.refusal(of:), hasOutput: context.hasOutput(of:))
  }

  private func output(of arguments: [String]) throws(DocsProblem) -> String {
    let command = (["compare"] + arguments).joined(separator: " ")
    let outcome = try Result { try context.process.attemptItself(arguments) }
      .mapError { DocsProblem.badCommand(command, reason: "\($0)") }.get()
    guard outcome.status == 0, !outcome.wasSignalled else {
      let reason = String(decoding: outcome.diagnostics, as: UTF8.self)
      throw .badCommand(command, reason: "It ended with \(outcome.status). \(reason)")
    }
    return String(decoding: outcome.output, as: UTF8.self)
  }
}
