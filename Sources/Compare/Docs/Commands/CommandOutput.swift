internal import Report

/// What a command of this program prints, as a document shows it.
struct CommandOutput {
  let project: ProjectFolder
  let commands: CommandReader
  /// Runs a command; nil where its output stays as it is.
  let run: ((_ arguments: [String]) throws(DocsProblem) -> String)?

  func lines(_ command: String) throws(DocsProblem) -> [String]? {
    guard let words = CommandReader.words(command), words.first == "compare" else {
      throw .badCommand(command, reason: "It has to begin with “compare”, and its quotes have to end.")
    }
    let arguments = Array(words.dropFirst())
    if let reason = commands.refusal(arguments) { throw .badCommand(command, reason: reason) }
    guard commands.hasOutput(arguments) else {
      throw .badCommand(command, reason: "It has no output that could be shown.")
    }
    guard let run else { return nil }
    let text = try run(arguments)
    guard !text.contains(project.folder.path) else {
      throw .badCommand(command, reason: "It prints \(project.folder.path), which differs on other machines.")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let language = command.contains(/--format[ =]json\b/) ? "json" : "text"
    return MarkdownText.fenced(lines.last == "" ? lines.dropLast() : lines, language)
  }
}
