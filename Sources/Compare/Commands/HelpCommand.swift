import Results

nonisolated extension Command {
  static let help = Command(name: "help", summary: "Explain a command.", operands: "[COMMAND]") { line, context in
    try context.print(HelpText.lines(forOperands: line.operands, among: context.commands))
  }
}

enum HelpText {
  static let width = 90

  static func lines(
    forOperands operands: [String], among commands: [Command] = Command.named
  ) throws(CommandLineError) -> [String] {
    guard operands.count <= 1 else { throw .unexpectedArgument(operands[1], command: .help) }
    guard let name = operands.first, name != "compare" else { return lines(for: .compare, among: commands) }
    return lines(for: try Command(named: name, among: commands), among: commands)
  }

  static func lines(for command: Command, among commands: [Command] = Command.named) -> [String] {
    var lines = [command.summary, ""] + usage(of: command)
    if command == .compare {
      lines += ["       compare COMMAND …", "", "Commands:"]
      lines += columns(commands.map { ($0.name, $0.summary) })
    }
    let options = command.options.map { (command.form(of: $0), command.explanation(of: $0)) }
    lines += ["", "Options:"] + columns(options + [("--help", "print this help"), ("--version", "print the version")])
    lines += ["", "Exit code:"]
    lines += columns([
      ("0", "success"),
      ("1", "a story, test or rule failed, a walk found a difference, or work grows too fast"),
      ("2", "invalid command line or unreadable file"),
      ("129", "terminal closed (SIGHUP)"),
      ("130", "interrupted by Ctrl-C (SIGINT)"),
      ("143", "terminated (SIGTERM)"),
    ])
    return lines
  }

  private static func usage(of command: Command) -> [String] {
    let options = command.options.map { "[\(command.form(of: $0))]\($0.isRepeatable ? "…" : "")" }
    let start = "Usage: \(command.invocation)"
    return Wording.lines(
      [start] + options + (command.operands.map { [$0] } ?? []), to: width, indentation: 0, hanging: start.count + 1)
  }

  /// Names on the left and texts on the right. The text of a very long name goes below it.
  private static func columns(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).filter { $0 <= widestName }.max() ?? 0
    return rows.flatMap { name, text in
      name.count > widestName
        ? ["  \(name)", "  \(String(repeating: " ", count: width))  \(text)"]
        : ["  \(name)\(String(repeating: " ", count: width - name.count))  \(text)"]
    }
  }

  private static let widestName = 28
}
