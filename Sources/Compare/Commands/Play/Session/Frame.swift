import HeadlessUI

struct Frame {
  /// The notice and the keys.
  private static let linesBelow = 2
  let lines: [DrawnLine]

  init(_ session: PlaySession, _ sight: Sight) {
    let size = sight.size
    let height = Self.bodyHeight(for: sight)
    let body: [DrawnLine]
    switch session.mode {
    case .menu(let menu):
      body = Self.page(menu.title, menu.lettered.map { "\($0.letter)  \($0.item.title)" })
    case .reading(let reading): body = reading.viewport.visible(of: Self.readingLines(reading, size), height: height)
    case .app, .prompt: body = session.viewport.visible(of: session.lines(of: sight), height: height)
    }
    let filled = body.prefix(height) + Array(repeating: DrawnLine(""), count: max(height - body.count, 0))
    let all =
      Self.head(session, sight).map { DrawnLine($0, .strong) } + filled
      + Self.stateLines(sight).map { DrawnLine($0, .faint) }
      + [DrawnLine(Self.said(session, size.columns)), DrawnLine(Self.keys(session), .faint)]
    lines = Array(all.prefix(size.rows))
  }

  static func bodyHeight(for sight: Sight) -> Int {
    max(sight.size.rows - headRows(sight).count - linesBelow - stateLines(sight).count, 1)
  }

  static func readingLines(_ reading: PlaySession.Reading, _ size: TerminalSize) -> [DrawnLine] {
    page(reading.title, reading.lines.flatMap { DisplayText.wrapped($0, to: size.columns - 2) })
  }

  private static func page(_ title: String, _ lines: [String]) -> [DrawnLine] {
    [DrawnLine("  \(title)", .strong), DrawnLine("")] + lines.map { DrawnLine("  \($0)") }
  }

  /// The implementations: the shown one in brackets, those that look different with a mark.
  private static func head(_ session: PlaySession, _ sight: Sight) -> [String] {
    let shown = sight.snapshots[session.shown]
    let names = zip(sight.names, sight.snapshots).enumerated().map { index, pair in
      index == session.shown ? "[\(pair.0)]" : pair.1 == shown ? " \(pair.0) " : " \(pair.0)≠"
    }
    var lines = headRows(sight).map { names[$0].joined(separator: " ") }
    let below = session.viewport.linesBelow(of: session.lines(of: sight), height: bodyHeight(for: sight))
    if below > 0 { lines[lines.count - 1] += "  ↓ \(below) more" }
    return lines
  }

  /// The implementations on each line of the head, which has at most two lines.
  private static func headRows(_ sight: Sight) -> [Range<Int>] {
    var rows = [0..<0]
    var width = 0
    for (index, name) in sight.names.enumerated() {
      let needed = DisplayText.columns(of: name) + 2
      if rows.count == 1, width > 0, width + 1 + needed > sight.size.columns {
        rows.append(index..<index)
        width = 0
      }
      rows[rows.count - 1] = rows[rows.count - 1].lowerBound..<(index + 1)
      width += (width > 0 ? 1 : 0) + needed
    }
    return rows
  }

  /// The state in at most two lines, to leave room for the app.
  private static func stateLines(_ sight: Sight) -> [String] {
    let steps = sight.steps.count == 1 ? "1 step" : "\(sight.steps.count) steps"
    let text = [verdict(sight), steps, sight.state].joined(separator: " · ")
    return Array(DisplayText.wrapped(text, to: sight.size.columns).prefix(2))
  }

  private static func verdict(_ sight: Sight) -> String {
    guard let finding = sight.findings.last else { return sight.names.count > 1 ? "all alike" : "nothing found" }
    return "≠ found after step \(finding.step), x shows it"
  }

  private static func said(_ session: PlaySession, _ width: Int) -> String {
    guard case .prompt(let prompt) = session.mode else { return session.notice }
    return DisplayText.end(of: "\(prompt.label): \(prompt.text)▏", width: width)
  }

  private static func keys(_ session: PlaySession) -> String {
    switch session.mode {
    case .app: KeyHelp.short
    case .prompt: "Enter takes it, Esc leaves it, Ctrl-U empties it"
    case .menu: "a letter chooses, any other key leaves"
    case .reading: "↑↓ PgUp PgDn, any other key goes on"
    }
  }
}
