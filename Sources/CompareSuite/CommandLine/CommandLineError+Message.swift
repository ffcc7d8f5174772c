import Stories

// MARK: - CustomStringConvertible

extension CommandLineError: CustomStringConvertible {
  /// What was wrong, and what to do.
  nonisolated var description: String {
    switch self {
    case .unknownCommand(let name, let known):
      "There is no command “\(name)”. \(Self.hint(name, known))Commands are \(Self.list(known))."
        + (name.hasSuffix(".feature") ? " To run a story file: compare stories \(name)" : "")
    case .unknownOption(let option, let command):
      "“\(command.invocation)” has no option “\(option)”. \(Self.hint(option, command))"
        + "Its options are \(Self.list(command.flags)). \(Self.help(command))"
    case .repeatedOption(let option, let command):
      "The option \(option.flag) was given twice; give it once. \(Self.help(command))"
    case .valueMissing(let option, let command):
      "The option \(option.flag) needs a value: \(option.flag) \(command.value(of: option) ?? ""). \(Self.help(command))"
    case .valueUnexpected(let flag, let command):
      "The option \(flag) takes no value. \(Self.help(command))"
    case .unknownValue(let value, let option, let known):
      "“\(value)” is no value of \(option.flag). \(Self.hint(value, known))Known are \(Self.list(known))."
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
    case .noArchitectureNamed(let name, let known):
      "There is no architecture “\(name)”. \(Self.hint(name, known))Known are \(Self.list(known)). "
        + "“compare new” makes one; it is known when the package has been built again."
    case .noStoryTagged(let tags, let known):
      "No story has the tag \(tags.map { "“\($0)”" }.joined(separator: " or ")). "
        + (known.isEmpty ? "The stories have no tags." : "\(Self.hint(tags[0], known))Tags are \(Self.list(known)).")
    case .noStoryNamed(let name, let known):
      "There is no story “\(name)”. \(Self.hint(name, known))“compare list” names all."
    case .noStoryAt(let line, let path, let known):
      "Line \(line) of \(path) is in no story. Stories begin at \(Self.list(known.map(String.init)))."
    case .parseOnlyFormat:
      "--parse-only prints JSON; leave --format text away."
    case .unusableSizes(let value, let least, let most):
      "“\(value)” is no value of --sizes, which takes two or more different whole numbers from \(least) to \(most), "
        + "with commas between them."
    case .noPartLeft:
      "All parts are left out; name one with --only that isn't named with --skip."
    case .oneFileWanted(let command):
      "“\(command.invocation)” takes one file: \(command.invocation) \(command.operands ?? "FILE"). \(Self.help(command))"
    case .twoFilesWanted(let command):
      "“\(command.invocation)” takes two files: \(command.invocation) \(command.operands ?? "FILE FILE"). \(Self.help(command))"
    case .noArchitectures:
      "There are no architectures to compare; the executable has to hand one at least to CompareSuite.main."
    }
  }

  nonisolated private static func hint(_ name: String, _ known: [String]) -> String {
    let sameLetters = known.first { $0.lowercased() == name.lowercased() }
    return (sameLetters ?? EditDistance.suggestion(for: name, among: known)).map { "Did you mean “\($0)”? " } ?? ""
  }

  /// Names the command that has the option, or else an option of this command that looks like it.
  nonisolated private static func hint(_ flag: String, _ command: Command) -> String {
    let owner = Command.allCases.first { $0.options.contains { $0.flag == flag } }
    return owner.map { "“\($0.invocation)” has it. " } ?? hint(flag, command.flags)
  }

  nonisolated private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  nonisolated private static func help(_ command: Command) -> String {
    command == .compare ? "“compare --help” tells more." : "“compare help \(command.rawValue)” tells more."
  }
}
