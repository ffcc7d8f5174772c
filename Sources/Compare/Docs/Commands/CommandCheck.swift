struct CommandCheck {
  private static let tasks = ["build", "test", "run", "package", "format"]
  let project: ProjectFolder
  let commands: CommandReader

  func findings(in document: String, _ text: String) -> [DocsFinding] {
    Self.shown(in: text, of: document).compactMap { command, line in
      fault(of: command).map {
        DocsFinding(path: document, line: line, problem: .badCommand(command, reason: $0))
      }
    }
  }

  private func fault(of command: String) -> String? {
    guard let shell = CommandReader.words(command) else { return "A quote has no end." }
    var words = shell.drop { $0.contains("=") && !$0.hasPrefix("-") }
    guard let program = words.popFirst() else { return nil }
    if program == "compare" { return commands.refusal(Array(words)) }
    guard program == "swift" else { return project.exists(program) ? nil : "There is no \(program)." }
    guard let task = words.popFirst(), Self.tasks.contains(task) else {
      return "“swift” is followed by one of \(Self.tasks.joined(separator: ", "))."
    }
    guard task == "run" else { return nil }
    if let product = words.firstIndex(of: "compare") { return commands.refusal(Array(words[(product + 1)...])) }
    return words.contains("--package-path") ? nil : "It doesn’t name the program “compare”."
  }

  /// The commands in shell blocks, in blocks without a language, and in inline code that begins like a command. Skips
  /// blocks that a mark fills in, because those are output.
  private static func shown(in text: String, of document: String) -> [(command: String, line: Int)] {
    BlockScanner(text, path: document).pieces.flatMap { piece -> [(String, Int)] in
      guard case .line(let line) = piece, !line.isFence else { return [] }
      guard let fence = line.fence else {
        return CodeSpans(line.text).contents.filter(isCommand).map { ($0, line.number) }
      }
      let bare = String(line.text.trimmingSpaces.trimmingPrefix("$ "))
      let isShell = ["", "sh", "bash", "shell", "console"].contains(fence)
      return isShell && (isCommand(bare) || bare.hasPrefix("compare ")) ? [(bare, line.number)] : []
    }
  }

  private static func isCommand(_ text: String) -> Bool {
    ["swift ", "Scripts/", ".ci/", "SAMEAPP_STRICT=1 swift "].contains { text.hasPrefix($0) }
  }
}
