import Docs
import Foundation
import HeadlessUI
import Measuring

nonisolated extension Option {
  static let check = Option("check", "change nothing; name what is stale, unused or dead")
  static let outputs = Option("outputs", "run the commands as well whose output is shown")
  static let result = Option(
    "result", "RESULT.json", "keep the numbers of this result first; with --check, compare them")
  static let site = Option("site", "DIR", "make a site of the documents and the API reference, by docc")
  static let report = Option(
    "report", "PAGE.html", "with --site: the page of a report, to which the steps of stories lead")
  static let base = Option("base", "PATH", "with --site: where on its server it will lie, as /same-app")
}

nonisolated extension Command {
  static let docs = Command(
    name: "docs", summary: "Fills the documents of a checkout with listings, numbers and outputs, or checks them.",
    options: [.check, .outputs, .result, .site, .base, .report], hasOutput: false
  ) { line, context in
    let documents = Documents(context: context)
    return try line.has(.site) ? documents.makeSite(line) : documents.run(line)
  }
}

/// The documents of the checkout that a command runs in.
private struct Documents {
  let context: CommandContext

  private var process: ProcessContext { context.process }
  private var architectures: [ArchitectureProfile] { context.architectures.map(\.profile) }

  func run(_ line: CommandLine) throws -> ExitCode {
    guard !line.has(.base), !line.has(.report) else {
      throw CommandLineError.optionMissing(.site, command: line.command)
    }
    let checkout = try Checkout(above: process.currentFolder())
    let project = ProjectFolder(checkout.folder)
    let measured = try line.values[.result]?.last.map { path in
      RecordedSuite(try SuiteResultFile(path: path).result(), folder: project.folder.path)
    }
    let kept = RecordedSuite.kept(in: project)
    let record = if let measured, !line.has(.check) { Result<_, DocsProblem>.success(measured) } else { kept }
    var run: ((_ arguments: [String]) throws(DocsProblem) -> String)?
    if line.has(.outputs) { run = output }
    let filled = FilledProject(BlockContents(project: project, record: record, commands: commands, output: run))
    guard filled.problems.isEmpty else {
      for problem in filled.problems { context.console.diagnostic("\(problem)") }
      return .unusableInput
    }
    return line.has(.check)
      ? try report(filled, changes: measured.map { try kept.get().changes(to: $0) } ?? [], in: project)
      : try write(filled, measured, in: checkout)
  }

  // MARK: - The site

  func makeSite(_ line: CommandLine) throws -> ExitCode {
    for option in [Option.check, .outputs, .result] where line.has(option) {
      throw CommandLineError.notTogether(option, with: "--site", command: line.command)
    }
    let base = line.values[.base]?.last ?? ""
    guard base.wholeMatch(of: /(\/[\w.-]+)*/) != nil else {
      throw CommandLineError.unknownValue(base, option: .base, known: ["a path such as /same-app"])
    }
    let project = ProjectFolder(try Checkout(above: process.currentFolder()).folder)
    let folder = URL(filePath: line.values[.site]?.last ?? "", relativeTo: process.currentFolder()).absoluteURL
    guard let program = process.programFile else { throw SiteError.noModules("The folder of this program") }
    let site = try SiteBuilder(program: program, base: base, report: line.values[.report]?.last) {
      context.console.observer.progress($0)
    }.build(project, architectures, step: StepAddresses(process, architectures).address(of:), into: folder)
    return try context.print([
      "\(folder.path) has \(site.documents) documents and \(site.sources) sources. A site has to be served:",
      "  python3 -m http.server --directory \(folder.path)",
      "and then lies at http://localhost:8000/" + (base.isEmpty ? "" : ", once \(base) leads there"),
    ])
  }

  // MARK: - Checking

  private func report(_ filled: FilledProject, changes: [DocsFinding], in project: ProjectFolder) throws -> ExitCode {
    let addresses = try StepAddresses(process, architectures)
    let findings =
      try changes + filled.findings
      + DocumentCheck(project: project, commands: commands, address: addresses.address(of:)).findings()
    let end = findings.isEmpty ? "all is well" : "\(findings.count) to mend"
    return try context.print(
      findings.map(\.description) + ["\(filled.documents.count) documents read: \(end)."], isGood: findings.isEmpty)
  }

  // MARK: - Writing

  private func write(_ filled: FilledProject, _ measured: RecordedSuite?, in checkout: Checkout) throws -> ExitCode {
    var texts = Dictionary(filled.documents.map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
    if let measured { texts[ProjectFolder.result] = try JSONText.of(measured) + "\n" }
    let changed = texts.filter { path, text in (try? checkout.text(at: path)) != text }
    let isThere = { (path: String) in FileManager.default.fileExists(atPath: checkout.folder.appending(path: path).path)
    }
    process.interruption.tolerateOne(of: Interruption.signals)
    try FileChanges(
      folder: checkout.folder, added: changed.filter { !isThere($0.key) }, replaced: changed.filter { isThere($0.key) },
      isInterrupted: { process.interruption.hasHappened }
    ).apply()
    return try context.print(
      changed.isEmpty ? ["Nothing to change: all is fresh."] : changed.keys.sorted().map { "Written: \($0)" })
  }

  // MARK: - Commands

  private var commands: CommandReader {
    CommandReader(
      refusal: { arguments in
        do throws(CommandLineError) {
          _ = try CommandLine(arguments).format
          return nil
        } catch {
          return "\(error)"
        }
      },
      hasOutput: { arguments in (try? CommandLine(arguments)).map { $0.command.hasOutput || $0.wantsHelp } ?? false })
  }

  private func output(of arguments: [String]) throws(DocsProblem) -> String {
    let command = (["compare"] + arguments).joined(separator: " ")
    let outcome = try Result { try process.attemptItself(arguments) }
      .mapError { DocsProblem.commandFailed(command, status: -1, reason: "\($0)") }.get()
    guard outcome.status == 0, !outcome.wasSignalled else {
      let reason = String(decoding: outcome.diagnostics, as: UTF8.self)
      throw .commandFailed(command, status: outcome.status, reason: reason)
    }
    return String(decoding: outcome.output, as: UTF8.self)
  }
}
