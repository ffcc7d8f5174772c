import Foundation
import HeadlessUI
import Measuring
import Report
import Results

nonisolated extension Option {
  static let request = Option(
    "request", "NAME", isRepeatable: true, "include only this change request")
  static let buildMerges = Option(
    "build", "(conflicts) build and run merges not yet recorded, or the named ones")
  static let into = Option("into", "DIR", "(apply, practise) the folder to create and work in")
  static let from = Option("from", "DIR", "(record, judge) the folder that apply or practise created")
}

nonisolated extension Command {
  static let changes = Command(
    name: "changes",
    summary: "Show what change requests took in each implementation, and check the patches.",
    options: [.everyMeasure, .request, .architecture, .buildMerges, .format, .into, .from], formats: [.text, .json],
    operands: "[check|rebase|conflicts [NAME…] | show|apply|record|practise NAME | judge]"
  ) { line, context in
    let job = try line.operands.first.map { try ChangesJob(named: $0, in: line) }
    try ChangesJob.check(line, for: job)
    let requests = try ChangeRequest.all(in: context.architectures[0].profile.requiredPackage())
    let line = ChangesLine(line: line, context: context, requests: requests)
    switch job {
    case nil: return try line.table()
    case .check: return try line.check()
    case .show: return try line.show()
    case .apply: return try line.apply()
    case .record: return try line.record()
    case .rebase: return try line.rebase()
    case .practise: return try line.practise()
    case .judge: return try line.judge()
    case .conflicts: return try line.conflicts()
    }
  }
}

nonisolated private enum ChangesJob: String, CaseIterable {
  case check, show, apply, record, rebase, practise, judge, conflicts

  init(named name: String, in line: CommandLine) throws(CommandLineError) {
    guard let job = Self(rawValue: name) else {
      throw .unknownOperand(name, known: Self.allCases.map(\.rawValue), command: line.command)
    }
    self = job
  }

  @MainActor static func check(_ line: CommandLine, for job: ChangesJob?) throws(CommandLineError) {
    let taken: [Option] =
      switch job {
      case nil: [.everyMeasure, .request, .architecture, .format]
      case .check: [.architecture, .format]
      case .show, .rebase: [.architecture]
      case .apply, .practise: [.architecture, .into]
      case .record: [.architecture, .from]
      case .judge: [.from]
      case .conflicts where line.operands.dropFirst() == ["all"]: [.architecture, .buildMerges]
      case .conflicts: [.everyMeasure, .buildMerges, .format]
      }
    for option in line.command.options where line.has(option) && !taken.contains(option) {
      throw .notTogether(
        option, with: line.operands.isEmpty ? "the table" : line.operands.joined(separator: " "), command: line.command)
    }
  }
}

private struct ChangesLine {
  let line: CommandLine
  let context: CommandContext
  let requests: [ChangeRequest]

  func table() throws -> ExitCode {
    let chosen = try self.chosen(line.values[.request] ?? [])
    let result = try context.bench(line).changes(
      chosen, reference: context.architectures[0].profile, isWhole: chosen.count == requests.count)
    return try context.print(
      result, as: line.format,
      text: ChangesReport(result, hasAll: line.has(.everyMeasure) || line.has(.request), width: context.console.width)
        .lines)
  }

  func check() throws -> ExitCode {
    let chosen = try self.chosen(Array(line.operands.dropFirst()))
    let bench = try context.bench(line)
    let results = try chosen.map { request in
      let result = try bench.check(request)
      if line.format == .text { try context.console.result(ChangeCheckReport(result).lines) }
      return result
    }
    if line.format == .json { try context.console.result([JSONText.of(results)]) }
    return results.allSatisfy(\.isMet) ? .success : .failed
  }

  func show() throws -> ExitCode {
    let (request, profile) = (try self.request, try architecture)
    try context.console.result(PatchText(request.acceptedPatch(by: profile)).lines)
    return .success
  }

  func apply() throws -> ExitCode {
    let (request, folder) = (try self.request, try self.folder(.into))
    let profiles = line.has(.architecture) ? try line.architectures(of: context.architectures).map(\.profile) : []
    try WorkFolder(folder).fill(with: request, patchedFor: profiles)
    let what = ["what is given for \(request.id)"] + profiles.map { "the patch of \($0.name)" }
    let file = request.hasStories ? " ChangeRequests/\(request.id)/stories.feature" : ""
    return try context.print([
      "\(folder.path) has the package with \(Wording.list(what)). Its stories, from there:",
      "  swift run compare stories\(file)",
    ])
  }

  func record() throws -> ExitCode {
    let (request, profile, folder) = (try self.request, try architecture, try self.folder(.from))
    let (patch, otherPaths) = try WorkFolder(folder).record(profile, for: request)
    for path in otherPaths {
      context.console.diagnostic("\(path) differs as well, and isn't recorded: it isn't \(profile.name)'s.")
    }
    return try context.print(["\(patch.path) has the change. Next: compare changes check \(request.id)"])
  }

  func conflicts() throws -> ExitCode {
    let names = Array(line.operands.dropFirst())
    if names.contains("all"), names.count > 1 {
      throw CommandLineError.unexpectedArgument(names[1], command: line.command)
    }
    // A change without effect for users is merged only when it is named.
    let requests = requests.filter { request in request.hasStories || names.contains { $0.contains(request.number) } }
    guard requests.count > 1 else { throw ChangeError.nothingToMerge }
    if names == ["all"] { return try sequence(of: requests) }
    let pairs = requests.indices.flatMap { first in
      requests.indices.dropFirst(first + 1).map { "\(requests[first].number)+\(requests[$0].number)" }
    }
    for name in names where !pairs.contains(name) {
      throw CommandLineError.unknownOperand(name, known: pairs + ["all"], command: line.command)
    }
    let bench = try context.bench(line)
    if line.has(.buildMerges) { try bench.checkPairs(names, of: requests) }
    let result = try bench.conflicts(names, of: requests)
    return try context.print(
      result, as: line.format,
      text: ConflictsReport(result, hasAll: line.has(.everyMeasure), width: context.console.width).lines)
  }

  /// Merges all requests one after the other.
  private func sequence(of requests: [ChangeRequest]) throws -> ExitCode {
    let sequences = try context.bench(line).sequences(of: requests, isBuilt: line.has(.buildMerges))
    try context.console.result(sequences.flatMap(\.lines))
    return sequences.allSatisfy { $0.open.isEmpty && $0.failures.isEmpty } ? .success : .failed
  }

  func practise() throws -> ExitCode {
    let (request, profile, folder) = (try self.request, try architecture, try self.folder(.into))
    _ = try Practice(request, in: profile, at: folder)
    return try context.print([
      "\(folder.path) has the package with the common patch for \(request.id), and without anyone's patch. "
        + "What to do: \(folder.appending(path: "TASK.md").path)"
    ])
  }

  func judge() throws -> ExitCode {
    if line.operands.count > 1 { throw CommandLineError.unexpectedArgument(line.operands[1], command: line.command) }
    let practice = try Practice(
      at: folder(.from), among: requests, context.architectures.map(\.profile))
    let judgement = try practice.judge(context.bench(line))
    try context.console.result(JudgementReport(judgement).lines)
    return judgement.isMet ? .success : .failed
  }

  func rebase() throws -> ExitCode {
    let chosen = try self.chosen(Array(line.operands.dropFirst()))
    let profiles = try line.architectures(of: context.architectures).map(\.profile)
    var isDone = true
    for request in chosen {
      let patches = try request.rebase(profiles, withCommonPatch: !line.has(.architecture))
      isDone = isDone && patches.allSatisfy(\.isDone)
      try context.console.result(
        patches.flatMap { patch in
          switch patch.outcome {
          case .same: ["  \(patch.file) belongs to these sources"]
          case .moved: ["✓ \(patch.file) was brought over; next: compare changes check \(request.id)"]
          case .stuck(let reasons): ["✗ \(patch.file) stays as it is:"] + reasons.map { "    \($0)" }
          }
        })
    }
    return isDone ? .success : .failed
  }

  /// The named requests, by full name or by number; all requests if `names` is empty.
  private func chosen(_ names: [String]) throws(CommandLineError) -> [ChangeRequest] {
    for name in names where !requests.contains(where: { Self.isMeant($0, by: name) }) {
      throw .unknownOperand(name, known: requests.map(\.id), command: line.command)
    }
    return names.isEmpty ? requests : requests.filter { request in names.contains { Self.isMeant(request, by: $0) } }
  }

  private static func isMeant(_ request: ChangeRequest, by name: String) -> Bool {
    request.id == name || request.id.hasPrefix("\(name)-")
  }

  private var request: ChangeRequest {
    get throws(CommandLineError) {
      guard line.operands.count > 1 else { throw .operandMissing("\(line.operands[0]) REQUEST", command: line.command) }
      guard line.operands.count == 2 else { throw .unexpectedArgument(line.operands[2], command: line.command) }
      return try chosen([line.operands[1]])[0]
    }
  }

  private var architecture: ArchitectureProfile {
    get throws(CommandLineError) {
      guard let names = line.values[.architecture] else { throw .optionMissing(.architecture, command: line.command) }
      guard names.count == 1 else { throw .repeatedOption(.architecture, command: line.command) }
      return try line.architectures(of: context.architectures)[0].profile
    }
  }

  private func folder(_ option: Option) throws(CommandLineError) -> URL {
    guard let path = line.values[option]?.last else { throw .optionMissing(option, command: line.command) }
    return URL(filePath: path, relativeTo: context.process.currentFolder()).absoluteURL
  }
}
