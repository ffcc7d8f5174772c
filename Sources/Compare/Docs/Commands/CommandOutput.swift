internal import Report

/// What a command of this program prints, as a document shows it.
struct CommandOutput {
  let project: ProjectFolder
  let commands: CommandReader
  /// Runs a command; nil where its output stays as it is.
  let run: ((_ arguments: [String]) throws(DocsProblem) -> String)?

  func lines(_ command: String) throws(DocsProblem) -> [String]? {
    let shell = ShellWords(command)
    guard shell.words.first == "compare" else {
      throw .badCommand(command, reason: "It has to begin with “compare”.")
    }
    if shell.isUnfinished { throw .badCommand(command, reason: "A quote has no end.") }
    let arguments = Array(shell.words.dropFirst())
    if let reason = commands.refusal(arguments) { throw .badCommand(command, reason: reason) }
    guard commands.hasOutput(arguments) else {
      throw .badCommand(command, reason: "It has no output that could be shown.")
    }
    guard let run else { return nil }
    let text = try run(arguments)
    if text.contains(project.folder.path) { throw .outputHasPath(command, path: project.folder.path) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return MarkdownText.fenced(Array(lines.last == "" ? lines.dropLast() : lines[...]), Self.language(arguments))
  }

  private static func language(_ arguments: [String]) -> String {
    let joined = arguments.joined(separator: " ")
    return joined.firstMatch(of: /--format[ =](mermaid|json)\b/).map { String($0.1) } ?? "text"
  }
}
