/// Something that `compare` can be asked for: all that the command line, the help and whoever runs it know of it.
///
/// Each stands in a file of its own among the commands, as a constant of this type.
package nonisolated struct Command: Sendable {
  /// How it is asked for; the main job by naming nothing.
  let name: String
  let summary: String
  var options: [Option] = []
  /// How it can print its outcome, the usual way first.
  var formats: [Format] = []
  /// What may follow the options; nil when nothing may.
  var operands: String?
  /// Whether what it prints can be shown in a document: not of what asks for a terminal, or changes the checkout.
  var hasOutput = true
  let run: @MainActor @Sendable (CommandLine, CommandContext) throws -> ExitCode

  var invocation: String { name.isEmpty ? "compare" : "compare \(name)" }

  /// How an option is written, with what its value is called or may be.
  func form(of option: Option) -> String {
    let value = option == .format ? formats.map(\.rawValue).joined(separator: "|") : option.value
    return option.flag + (value.map { " \($0)" } ?? "")
  }

  var flags: [String] { options.map(\.flag) + ["--help", "--version"] }
}

// MARK: - Equatable

nonisolated extension Command: Equatable {
  package static func == (one: Command, other: Command) -> Bool { one.name == other.name }
}

nonisolated extension Command {
  /// A command that an executable adds to those of the suite. Documents can't show its output.
  package init(
    adding name: String, summary: String, options: [Option],
    run: @escaping @MainActor @Sendable (CommandLine, CommandContext) throws -> ExitCode
  ) {
    self.init(name: name, summary: summary, options: options, hasOutput: false, run: run)
  }

  init(named name: String, among commands: [Command]) throws(CommandLineError) {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, known: commands.map(\.name))
    }
    self = command
  }
}

/// How an outcome is printed.
nonisolated enum Format: String {
  case text
  case json
  case csv
  case dot
  case terminal
  case markdown
  case html
}
