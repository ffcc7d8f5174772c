/// What is wrong with a command line.
nonisolated enum CommandLineError: Error, Equatable {
  case unknownCommand(String, known: [String])
  case unknownOption(String, command: Command)
  case repeatedOption(Option, command: Command)
  case valueMissing(Option, command: Command)
  /// The flag of an option that stands alone.
  case valueUnexpected(String, command: Command)
  case unknownValue(String, option: Option, known: [String])
  case numberOutOfRange(String, option: Option, least: String, most: String)
  case secondsOutOfRange(String, option: Option, ClosedRange<Double>)
  /// A command was given nothing to work on.
  case operandMissing(String, command: Command)
  case emptyArgument(command: Command)
  case unexpectedArgument(String, command: Command)
  case noArchitectureNamed(String, known: [String])
  case noStoryTagged([String], known: [String])
  case noStoryNamed(String, known: [String])
  /// A line that was named with a file is in none of its stories.
  case noStoryAt(line: Int, path: String, known: [Int])
  case parseOnlyFormat
  case unusableSizes(String, least: Int, most: Int)
  /// All parts of the comparison were left out.
  case noPartLeft
  /// A command was given no file, or several, where it takes one.
  case oneFileWanted(command: Command)
  case twoFilesWanted(command: Command)
  /// There is nothing to compare: a mistake of the executable, not of its user.
  case noArchitectures
}
