import Results
import Stories

nonisolated enum CommandLineError: Error, Equatable {
  case unknownCommand(String, known: [String])
  /// The owner is another command that has the option.
  case unknownOption(String, command: Command, owner: Command? = nil)
  case repeatedOption(Option, command: Command)
  case valueMissing(Option, command: Command)
  case valueUnexpected(String, command: Command)
  case unknownValue(String, option: Option, known: [String])
  case unusableValue(String, option: Option, takes: String)
  case operandMissing(String, command: Command)
  case emptyArgument(command: Command)
  case unexpectedArgument(String, command: Command)
  case unknownOperand(String, known: [String], command: Command)
  case optionMissing(Option, command: Command)
  case noArchitectureNamed(String, known: [String])
  case noStoryTagged([String], known: [String])
  case tagExpression(String)
  case noStoryNamed(String, known: [String])
  case parseOnlyFormat
  case noPartLeft
  case filesWanted(String, command: Command)
  case notTogether(Option, with: String, command: Command)
  case noArchitectures
  case noCurrentFolder
}

// MARK: - CustomStringConvertible

nonisolated extension CommandLineError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let name, let known):
      "Unknown command “\(name)”. \(EditDistance.hint(name, known))Commands: \(Wording.list(known))."
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
      "“\(value)” isn't a valid value for \(option.flag). \(EditDistance.hint(value, known))Known: \(Wording.list(known))."
    case .unusableValue(let value, let option, let taken):
      "“\(value)” isn't a valid value for \(option.flag), which takes \(taken)."
    case .operandMissing(let operand, let command):
      "“\(command.invocation)” needs a name: \(command.invocation) \(operand). \(Self.help(command))"
    case .emptyArgument(let command):
      "“\(command.invocation)” was given an empty argument; leave it out, or name something. \(Self.help(command))"
    case .unexpectedArgument(let argument, let command):
      "“\(command.invocation)” takes no argument “\(argument)”. \(Self.help(command))"
    case .unknownOperand(let name, let known, let command):
      "“\(name)” isn't a valid argument for “\(command.invocation)”. \(EditDistance.hint(name, known))Known: \(Wording.list(known)). "
        + Self.help(command)
    case .optionMissing(let option, let command):
      "This use of “\(command.invocation)” needs \(command.form(of: option)). \(Self.help(command))"
    case .noArchitectureNamed(let name, let known):
      "Unknown architecture “\(name)”. \(EditDistance.hint(name, known))Known: \(Wording.list(known)). "
        + "“compare new” makes one; build the package again to use it."
    case .noStoryTagged(let tags, let known):
      "No story has the tag \(tags.map { "“\($0)”" }.joined(separator: " or ")). "
        + (known.isEmpty
          ? "The stories have no tags." : "\(EditDistance.hint(tags[0], known))Tags are \(Wording.list(known)).")
    case .tagExpression(let text):
      "“\(text)” isn't a tag: --tag takes one tag and no expression. Give it once for each tag; stories with any of them run."
    case .noStoryNamed(let name, let known):
      "Unknown story “\(name)”. \(EditDistance.hint(name, known))“compare list” shows them all."
    case .parseOnlyFormat: "--parse-only prints JSON; leave out --format text."
    case .noPartLeft: "All parts are left out; name one with --only that isn't named with --skip."
    case .filesWanted(let count, let command):
      "“\(command.invocation)” takes \(count): \(command.invocation) \(command.operands ?? ""). \(Self.help(command))"
    case .notTogether(let option, let other, let command):
      "The option \(option.flag) has no effect with \(other); leave one of them out. \(Self.help(command))"
    case .noArchitectures:
      "Nothing to compare: the executable must pass at least one architecture to CompareSuite.main."
    case .noCurrentFolder: "The current folder has been deleted. Change to another one."
    }
  }

  private static func help(_ command: Command) -> String {
    "See “compare \(command.name.isEmpty ? "--help" : "help \(command.name)")”."
  }
}
