/// A command of `compare`, declared as a constant in its own file.
package nonisolated struct Command: Sendable {
  /// Empty for the main job.
  let name: String
  let summary: String
  var options: [Option] = []
  /// The output formats, the default first.
  var formats: [Format] = []
  /// Defaults that replace the options' own.
  var defaults: [Option: String] = [:]
  /// The operands after the options; nil if there are none.
  var operands: String?
  /// Whether documents can show its output: it needs no terminal and doesn't change the checkout.
  var hasOutput = true
  let run: @MainActor @Sendable (CommandLine, CommandContext) throws -> ExitCode

  var invocation: String { name.isEmpty ? "compare" : "compare \(name)" }

  /// An option's spelling, with the name or the choices of its value.
  func form(of option: Option) -> String {
    let value = option == .format ? formats.map(\.rawValue).joined(separator: "|") : option.value
    return option.flag + (value.map { " \($0)" } ?? "")
  }

  /// An option's explanation, with its default and whether it may be repeated.
  func explanation(of option: Option) -> String {
    let standard = defaults[option] ?? (option == .format ? formats.first?.rawValue : option.standard)
    return option.explanation + (option.isRepeatable ? " (repeatable)" : "")
      + (standard.map { " (default: \($0))" } ?? "")
  }

  var flags: [String] { options.map(\.flag) + ["--help", "--version"] }
}

// MARK: - Equatable

nonisolated extension Command: Equatable {
  package static func == (one: Command, other: Command) -> Bool { one.name == other.name }
}

nonisolated extension Command {
  /// Creates a command that an executable adds to the suite's commands. Documents can't show its output.
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

nonisolated enum Format: String {
  case text
  case json
  case csv
  case markdown
  case html
}
