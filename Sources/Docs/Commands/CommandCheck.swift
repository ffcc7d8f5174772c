/// Whether the commands that documents show can be run as they stand.
struct CommandCheck {
  /// What the toolchain's `swift` is asked for.
  private static let tasks = ["build", "test", "run", "package", "format"]
  /// The options of `swift run` that come before the program's name, and take a value.
  private static let valued = ["-c", "--configuration", "--package-path", "--scratch-path", "-Xswiftc", "-j", "--jobs"]
  let project: ProjectFolder
  let commands: CommandReader

  func findings(in document: String, _ text: String) -> [DocsFinding] {
    ShownCommands(text).commands.compactMap { shown in
      fault(of: shown.text).map {
        DocsFinding(
          path: document, line: shown.line, column: shown.column, .badCommand(shown.text, reason: $0))
      }
    }
  }

  private func fault(of command: String) -> String? {
    let shell = ShellWords(command)
    if shell.isUnfinished { return "A quote has no end." }
    let words = Array(shell.words.drop { $0.contains("=") && !$0.hasPrefix("-") })
    guard let program = words.first else { return nil }
    if program == "compare" { return commands.refusal(Array(words.dropFirst())) }
    guard program == "swift" else { return project.exists(program) ? nil : "There is no \(program)." }
    guard words.count > 1 else { return "“swift” needs a task." }
    guard Self.tasks.contains(words[1]) else { return "“swift” has no task “\(words[1])” that is needed here." }
    return words[1] == "run" ? fault(ofRun: Array(words.dropFirst(2))) : nil
  }

  private func fault(ofRun words: [String]) -> String? {
    var rest = words[...]
    var isElsewhere = false
    while let word = rest.first, word.hasPrefix("-") {
      isElsewhere = isElsewhere || word.hasPrefix("--package-path")
      rest = rest.dropFirst(Self.valued.contains(word) ? 2 : 1)
    }
    guard let product = rest.popFirst() else { return "It doesn’t say which program." }
    if product == "compare" { return commands.refusal(Array(rest)) }
    return isElsewhere ? nil : "There is no program “\(product)” in this package."
  }
}
