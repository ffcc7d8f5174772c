import Foundation
import HeadlessUI

/// Makes an implementation that compiles at once, and registers it.
struct NewCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let operand = try line.operand
    let template = try template(line.values[.like]?.last)
    let checkout = try Checkout(above: surroundings.currentFolder())
    let name = try NewName(operand, in: checkout, registered: architectures.map(\.profile.name))
    let files = try template.files(for: name, in: checkout)
    let registrations = [Registration.registry(name), .manifest(name)]
    var registered: [String: String] = [:]
    for registration in registrations {
      registered[registration.file] = try registration.adding(to: checkout.text(at: registration.file))
    }
    // What would end the process in the middle has all taken back first.
    surroundings.interruption.tolerateOne(of: Interruption.signals)
    let changes = FileChanges(
      folder: checkout.folder, added: files, replaced: registered,
      isInterrupted: { surroundings.interruption.hasHappened })
    do {
      try changes.apply()
    } catch {
      guard error == .interrupted else { throw error }
      console.diagnostic("compare: \(ExtensionError.interrupted)")
      return surroundings.interruption.exitCode ?? .interrupted
    }
    try console.result(text(of: name, from: template, files: files, registered: registrations))
    return .success
  }

  private func template(_ like: String?) throws(CommandLineError) -> ImplementationTemplate {
    guard let like else { return .skeleton }
    guard let profile = architectures.first(where: { $0.profile.name == like })?.profile else {
      throw .unknownValue(like, option: .like, known: architectures.map(\.profile.name))
    }
    return ImplementationTemplate(name: profile.name, module: profile.module)
  }

  private func text(
    of name: NewName, from template: ImplementationTemplate, files: [String: String], registered: [Registration]
  ) -> [String] {
    let kinds = [("Sources/\(name.module)", "its sources"), ("Tests/\(name.testModule)", "its tests")]
    let folders = kinds.map { folder, what in
      let count = files.keys.count { $0.hasPrefix("\(folder)/") }
      return (folder, "\(what), \(count) \(count == 1 ? "file" : "files")")
    }
    let rows = folders + registered.map { ($0.file, "one more line: \($0.entry.trimmingPrefix { $0 == " " })") }
    let width = rows.map(\.0.count).max() ?? 0
    return ["Made \(name.text) from \(template.name):"]
      + rows.map { "  \($0.padding(toLength: width, withPad: " ", startingAt: 0))  \($1)" }
      + ["", "What to build next: swift run compare check \(name.text)"]
  }
}
