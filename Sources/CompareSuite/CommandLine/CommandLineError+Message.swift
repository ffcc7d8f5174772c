import Stories

extension CommandLineError: CustomStringConvertible {
  /// What was wrong, and what to do.
  nonisolated var description: String {
    switch self {
    case .unknownCommand(let name, let known):
      "There is no command “\(name)”. \(Self.hint(name, known))Commands are \(Self.list(known))."
    case .unknownOption(let option, let command, let known):
      "“\(command.invocation)” has no option “\(option)”. \(Self.hint(option, known))"
        + (known.isEmpty ? "It has none. " : "Its options are \(Self.list(known)). ") + Self.help(command)
    case .valueMissing(let option, let command):
      "The option \(option) needs a value. \(Self.help(command))"
    case .valueUnexpected(let option, let command):
      "The option \(option) takes no value. \(Self.help(command))"
    case .unknownValue(let value, let option, let known):
      "“\(value)” is no value of \(option). \(Self.hint(value, known))Known are \(Self.list(known))."
    case .unexpectedArgument(let argument, let command):
      "“\(command.invocation)” takes no argument “\(argument)”. \(Self.help(command))"
    case .parseOnlyFormat:
      "--parse-only prints JSON; leave --format text away."
    }
  }

  nonisolated private static func hint(_ name: String, _ known: [String]) -> String {
    EditDistance.suggestion(for: name, among: known).map { "Did you mean “\($0)”? " } ?? ""
  }

  nonisolated private static func list(_ names: [String]) -> String {
    names.joined(separator: ", ")
  }

  nonisolated private static func help(_ command: Command) -> String {
    command == .compare ? "“compare --help” tells more." : "“compare help \(command.rawValue)” tells more."
  }
}
