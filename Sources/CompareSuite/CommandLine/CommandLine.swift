import Stories

/// A command line that was understood.
struct CommandLine: Equatable {
  var command: Command
  var values: [Option: [String]] = [:]
  var operands: [String] = []
  var wantsHelp = false
  var wantsVersion = false

  /// Reads the arguments that follow the program's name.
  init(_ arguments: [String]) throws(CommandLineError) {
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
        operands.append(argument)
      } else if argument == "--" {
        optionsHaveEnded = true
      } else {
        try takeOption(argument, &rest)
      }
    }
  }

  /// Whether an option without a value was given.
  func has(_ option: Option) -> Bool { values[option] != nil }

  private mutating func takeOption(_ argument: String, _ rest: inout ArraySlice<String>) throws(CommandLineError) {
    if argument == "--help" || argument == "-h" { return wantsHelp = true }
    if argument == "--version", command == .compare { return wantsVersion = true }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = command.options.first(where: { $0.flag == parts[0] }) else {
      throw .unknownOption(parts[0], command: command, known: command.options.map(\.flag))
    }
    guard option.value != nil else {
      guard parts.count == 1 else { throw .valueUnexpected(option: option.flag, command: command) }
      values[option] = []
      return
    }
    guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
      throw .valueMissing(option: option.flag, command: command)
    }
    values[option] = (option.isRepeatable ? values[option] ?? [] : []) + [value]
  }
}
