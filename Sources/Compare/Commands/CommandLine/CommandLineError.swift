import Results
import Stories

/// What is wrong with a command line.
nonisolated enum CommandLineError: Error, Equatable {
  case unknownCommand(String, known: [String])
  /// The owner is another command that has the option.
  case unknownOption(String, command: Command, owner: Command? = nil)
  case repeatedOption(Option, command: Command)
  case valueMissing(Option, command: Command)
  case valueUnexpected(String, command: Command)
  case unknownValue(String, option: Option, known: [String])
  case numberOutOfRange(String, option: Option, least: String, most: String)
  case secondsOutOfRange(String, option: Option, ClosedRange<Double>)
  case operandMissing(String, command: Command)
  case emptyArgument(command: Command)
  case unexpectedArgument(String, command: Command)
  case unknownOperand(String, known: [String], command: Command)
  case optionMissing(Option, command: Command)
  case noArchitectureNamed(String, known: [String])
  case noStoryTagged([String], known: [String])
  case noStoryNamed(String, known: [String])
  case parseOnlyFormat
  case unusableSizes(String, least: Int, most: Int)
  case noPartLeft
  /// How many, in words.
  case filesWanted(String, command: Command)
  /// An option beside something that leaves it nothing to say.
  case notTogether(Option, with: String, command: Command)
  /// There is nothing to compare: a mistake of the executable, not of its user.
  case noArchitectures
}

// MARK: - CustomStringConvertible

nonisolated extension CommandLineError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let name, let known):
      "There is no command “\(name)”. \(EditDistance.hint(name, known))Commands are \(Wording.list(known))."
        + (name.hasSuffix(".feature") ? " To run a story file: compare stories \(name)" : "")
    case .unknownOption(let option, let command, let owner):
      "“\(command.invocation)” has no option “\(option)”. "
        + (owner.map { "“\($0.invocation)” has it. " } ?? EditDistance.hint(option, command.flags))
        + "Its options are \(Wording.list(command.flags)). \(Self.help(command))"
    case .repeatedOption(let option, let command):
      "The option \(option.flag) was given twice; give it once. \(Self.help(command))"
    case .valueMissing(let option, let command):
      "The option \(option.flag) needs a value: \(command.form(of: option)). \(Self.help(command))"
    case .valueUnexpected(let flag, let command): "The option \(flag) takes no value. \(Self.help(command))"
    case .unknownValue(let value, let option, let known):
      "“\(value)” is no value of \(option.flag). \(EditDistance.hint(value, known))Known are \(Wording.list(known))."
    case .numberOutOfRange(let value, let option, let least, let most):
      "“\(value)” is no value of \(option.flag), which takes a whole number from \(least) to \(most)."
    case .secondsOutOfRange(let value, let option, let range):
      "“\(value)” is no value of \(option.flag), which takes seconds from \(range.lowerBound) to \(range.upperBound)."
    case .operandMissing(let operand, let command):
      "“\(command.invocation)” needs a name: \(command.invocation) \(operand). \(Self.help(command))"
    case .emptyArgument(let command):
      "“\(command.invocation)” was given an argument that is empty; leave it away, or name something. \(Self.help(command))"
    case .unexpectedArgument(let argument, let command):
      "“\(command.invocation)” takes no argument “\(argument)”. \(Self.help(command))"
    case .unknownOperand(let name, let known, let command):
      "“\(command.invocation)” knows no “\(name)”. \(EditDistance.hint(name, known))Known are \(Wording.list(known)). "
        + Self.help(command)
    case .optionMissing(let option, let command):
      "What is asked of “\(command.invocation)” needs \(command.form(of: option)). \(Self.help(command))"
    case .noArchitectureNamed(let name, let known):
      "There is no architecture “\(name)”. \(EditDistance.hint(name, known))Known are \(Wording.list(known)). "
        + "“compare new” makes one; it is known when the package has been built again."
    case .noStoryTagged(let tags, let known):
      "No story has the tag \(tags.map { "“\($0)”" }.joined(separator: " or ")). "
        + (known.isEmpty
          ? "The stories have no tags." : "\(EditDistance.hint(tags[0], known))Tags are \(Wording.list(known)).")
    case .noStoryNamed(let name, let known):
      "There is no story “\(name)”. \(EditDistance.hint(name, known))“compare list” names all."
    case .parseOnlyFormat: "--parse-only prints JSON; leave --format text away."
    case .unusableSizes(let value, let least, let most):
      "“\(value)” is no value of --sizes, which takes two or more different whole numbers from \(least) to \(most), "
        + "with commas between them."
    case .noPartLeft: "All parts are left out; name one with --only that isn't named with --skip."
    case .filesWanted(let count, let command):
      "“\(command.invocation)” takes \(count): \(command.invocation) \(command.operands ?? ""). \(Self.help(command))"
    case .notTogether(let option, let other, let command):
      "The option \(option.flag) has nothing to say beside \(other); leave one of them away. \(Self.help(command))"
    case .noArchitectures:
      "There are no architectures to compare; the executable has to hand one at least to CompareSuite.main."
    }
  }

  private static func help(_ command: Command) -> String {
    command.name.isEmpty ? "“compare --help” tells more." : "“compare help \(command.name)” tells more."
  }
}
