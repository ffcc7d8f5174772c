/// Whether the commands that documents show can be run as they stand.
struct CommandCheck {
  private static let tasks = ["build", "test", "run", "package", "format"]
  /// The options of `swift run` that come before the program's name, and take a value.
  private static let valued = ["-c", "--configuration", "--package-path", "--scratch-path", "-Xswiftc", "-j", "--jobs"]
  let project: ProjectFolder
  let commands: CommandReader

  func findings(in document: String, _ text: String) -> [DocsFinding] {
    ShownCommands(text).commands.compactMap { shown in
      fault(of: shown.text).map {
        DocsFinding(path: document, line: shown.line, column: shown.column, .badCommand(shown.text, reason: $0))
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

/// The commands that a document tells its readers to type.
struct ShownCommands {
  private(set) var commands: [PlacedText] = []

  /// Lines of blocks without a language or of a shell's, and code in sentences that begins as a command does. What is
  /// filled in is output, and no command.
  init(_ text: String) {
    let own = Set(
      BlockScanner(text).pieces.compactMap { piece -> Int? in
        if case .line(_, let number, _) = piece { number } else { nil }
      })
    var begun: PlacedText?
    for (index, line) in MarkdownLines(text).lines.enumerated() where own.contains(index + 1) && !line.isFence {
      guard let fence = line.fence else {
        for (code, column) in CodeSpans(line.text).contents where Self.isCommand(code) {
          commands.append(PlacedText(text: code, line: index + 1, column: column))
        }
        continue
      }
      guard ["", "sh", "bash", "shell", "console"].contains(fence) else { continue }
      let bare = line.text.trimmingSpaces
      let prompted = bare.hasPrefix("$ ") ? String(bare.dropFirst(2)) : bare
      let column = line.text.prefix { $0.isWhitespace }.count + 1
      let whole =
        begun.map { PlacedText(text: $0.text + line.text, line: $0.line, column: $0.column) }
        ?? PlacedText(text: prompted, line: index + 1, column: column)
      if whole.text.hasSuffix("\\") {
        begun = PlacedText(text: String(whole.text.dropLast()), line: whole.line, column: whole.column)
        continue
      }
      begun = nil
      if Self.isCommand(whole.text) || whole.text.hasPrefix("compare ") { commands.append(whole) }
    }
  }

  private static func isCommand(_ text: String) -> Bool {
    ["swift ", "Scripts/", ".ci/", "SAMEAPP_STRICT=1 swift "].contains { text.hasPrefix($0) }
  }
}
