/// The commands that a document tells its readers to type.
struct ShownCommands {
  /// One command.
  struct Command: Equatable {
    let text: String
    /// From 1.
    let line: Int
    /// From 1, in characters.
    let column: Int
  }

  private(set) var commands: [Command] = []

  /// Lines of blocks without a language or of a shell's, and code in sentences that begins as a command does. What is
  /// filled in is output, and no command.
  init(_ text: String) {
    let filled = Self.filledLines(of: text)
    var begun: Command?
    for (index, line) in MarkdownLines(text).lines.enumerated() where !filled.contains(index + 1) && !line.isFence {
      guard let fence = line.fence else {
        for (code, column) in CodeSpans(line.text).contents where Self.isCommand(code) {
          commands.append(Command(text: code, line: index + 1, column: column))
        }
        continue
      }
      guard ["", "sh", "bash", "shell", "console"].contains(fence) else { continue }
      let bare = line.text.trimmingSpaces
      let prompted = bare.hasPrefix("$ ") ? String(bare.dropFirst(2)) : bare
      let column = line.text.prefix { $0.isWhitespace }.count + 1
      let whole =
        begun.map { Command(text: $0.text + line.text, line: $0.line, column: $0.column) }
        ?? Command(text: prompted, line: index + 1, column: column)
      if whole.text.hasSuffix("\\") {
        begun = Command(text: String(whole.text.dropLast()), line: whole.line, column: whole.column)
        continue
      }
      begun = nil
      if Self.isCommand(whole.text) || whole.text.hasPrefix("compare ") { commands.append(whole) }
    }
  }

  private static func isCommand(_ text: String) -> Bool {
    ["swift ", "Scripts/", ".ci/", "SAMEAPP_STRICT=1 swift "].contains { text.hasPrefix($0) }
  }

  private static func filledLines(of text: String) -> Set<Int> {
    var outside: Set<Int> = []
    for piece in BlockScanner(text).pieces {
      if case .line(_, let number, _) = piece { outside.insert(number) }
    }
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    return Set(1...count).subtracting(outside)
  }
}
