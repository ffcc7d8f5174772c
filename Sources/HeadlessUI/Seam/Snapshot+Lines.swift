extension Snapshot {
  /// The snapshot as text with one fact a line, for people and for diffs.
  nonisolated public var lines: [String] {
    var lines = stack.dropLast().map { "under: \($0.name) “\($0.title)”" }
    lines += Self.lines(of: screen, layer: "screen")
    if let modal { lines += Self.lines(of: modal, layer: "modal") }
    if let alert { lines.append("alert: “\(alert.title)” \(alert.buttons.map { "[\($0)]" }.joined(separator: " "))") }
    return lines
  }

  nonisolated private static func lines(of screen: Screen, layer: String) -> [String] {
    ["\(layer): \(screen.name) “\(screen.title)”"] + screen.elements.flatMap { $0.lines.map { "  \($0)" } }
  }
}

extension Element {
  /// The element as text: one line, and another for each row of a list.
  nonisolated public var lines: [String] {
    let state = isEnabled ? "" : " (disabled)"
    switch content {
    case .list(let list):
      return ["\(id): list, \(list.rows.count) rows\(list.isRefreshing ? ", refreshing" : "")\(state)"]
        + list.sections.flatMap { section in
          (section.title.map { ["  — \($0)"] } ?? []) + section.rows.map { "  \($0.line)" }
        }
    case .segmentedControl(let segments, let selected):
      let marked = segments.enumerated().map { $0.offset == selected ? "[\($0.element)]" : $0.element }
      return ["\(id): \(kind) \(marked.joined(separator: " | "))\(state)"]
    default:
      return ["\(id): \(kind)\(text.map { " “\($0)”" } ?? "")\(state)"]
    }
  }
}

extension Element.Row {
  /// The row as one line of text.
  nonisolated public var line: String {
    var parts = ["“\(title)”"]
    if let subtitle { parts.append("“\(subtitle)”") }
    if let accessory { parts.append("accessory \(accessory)") }
    if let badge { parts.append("badge \(badge)") }
    return parts.joined(separator: " ")
  }
}
