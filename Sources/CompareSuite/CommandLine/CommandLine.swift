import Stories

/// A command line that was understood.
struct CommandLine: Equatable {
  /// What it was read from.
  let arguments: [String]
  private(set) var command: Command
  private(set) var values: [Option: [String]] = [:]
  private(set) var operands: [String] = []
  private(set) var wantsHelp = false
  private(set) var wantsVersion = false

  /// Reads the arguments that follow the program's name.
  init(_ arguments: [String]) throws(CommandLineError) {
    self.arguments = arguments
    var rest = arguments[...]
    command = .compare
    if let name = rest.first, !name.hasPrefix("-") {
      guard let named = Command.named.first(where: { $0.rawValue == name }) else {
        throw .unknownCommand(name, known: Command.named.map(\.rawValue))
      }
      command = named
      rest = rest.dropFirst()
    }
    var optionsHaveEnded = false
    while let argument = rest.popFirst() {
      if optionsHaveEnded || !argument.hasPrefix("-") || argument == "-" {
        guard command.operands != nil else { throw .unexpectedArgument(argument, command: command) }
        guard !argument.isEmpty else { throw .emptyArgument(command: command) }
        operands.append(argument)
      } else if argument == "--" {
        optionsHaveEnded = true
      } else {
        try takeOption(argument, &rest)
      }
    }
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option] != nil }

  private mutating func takeOption(_ argument: String, _ rest: inout ArraySlice<String>) throws(CommandLineError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let value = parts.count == 2 ? parts[1] : nil
    switch parts[0] {
    case "--help", "-h":
      guard value == nil else { throw .valueUnexpected(parts[0], command: command) }
      wantsHelp = true
    case "--version":
      guard value == nil else { throw .valueUnexpected(parts[0], command: command) }
      wantsVersion = true
    default:
      guard let option = command.options.first(where: { $0.flag == parts[0] }) else {
        throw .unknownOption(parts[0], command: command)
      }
      try take(option, value: value, &rest)
    }
  }

  private mutating func take(
    _ option: Option, value: String?, _ rest: inout ArraySlice<String>
  ) throws(CommandLineError) {
    guard option.value != nil else {
      guard value == nil else { throw .valueUnexpected(option.flag, command: command) }
      return values[option] = []
    }
    // What looks like an option is one: `--tag --format json` lacks a tag. `--tag=--format` has one.
    if value == nil, rest.first?.hasPrefix("--") == true { throw .valueMissing(option, command: command) }
    guard let value = value ?? rest.popFirst(), !value.isEmpty else { throw .valueMissing(option, command: command) }
    guard option.isRepeatable || !has(option) else { throw .repeatedOption(option, command: command) }
    values[option, default: []].append(value)
  }
}
