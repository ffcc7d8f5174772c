/// What is wrong with a command line.
nonisolated enum CommandLineError: Error, Equatable {
  case unknownCommand(String, known: [String])
  case unknownOption(String, command: Command, known: [String])
  case valueMissing(option: String, command: Command)
  case valueUnexpected(option: String, command: Command)
  case unknownValue(String, option: String, known: [String])
  case unexpectedArgument(String, command: Command)
  case parseOnlyFormat
}
