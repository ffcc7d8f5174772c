import HeadlessUI

struct ScreenDrawing {
  let lines: [DrawnLine]

  /// - Parameter width: The columns, including a margin of two that marks the focus.
  init(_ snapshot: Snapshot?, width: Int) {
    guard let snapshot else {
      lines = [DrawnLine("The app is not running.")]
      return
    }
    var lines = [DrawnLine("  " + snapshot.stack.map(\.name).joined(separator: " › "), .faint)]
    if snapshot.modal != nil {
      lines.append(DrawnLine("  in front of \(snapshot.screen.name) “\(snapshot.screen.title)”, in a sheet:", .faint))
    }
    let screen = snapshot.frontmostScreen
    lines.append(DrawnLine("  \(screen.title)", .strong))
    lines.append(DrawnLine("  " + String(repeating: "─", count: max(width - 2, 1)), .faint))
    if let alert = snapshot.alert { lines += Self.lines(of: alert, width: width - 2) }
    let elements = ElementDrawing(width: width - 2)
    for element in screen.elements { lines += elements.lines(of: element, takesInput: snapshot.alert == nil) }
    self.lines = lines
  }

  private static func lines(of alert: Snapshot.Alert, width: Int) -> [DrawnLine] {
    let title = DisplayText.wrapped(alert.title, to: width - 2).map { DrawnLine("  ! \($0)", .strong) }
    let buttons = alert.buttons.map { DrawnLine("  ! [ \($0) ]", target: .alertButton($0)) }
    return title + buttons + [DrawnLine("")]
  }
}

struct ElementDrawing {
  /// In columns, without the margin.
  let width: Int

  /// - Parameter takesInput: False under an alert, where nothing can be acted on.
  func lines(of element: Element, takesInput: Bool) -> [DrawnLine] {
    let target: Target? = takesInput ? .element(id: element.id) : nil
    let name = element.id.split(separator: ".").last.map(String.init) ?? element.id
    let state = element.isEnabled ? "" : " (disabled)"
    switch element.content {
    case .label(let text):
      return text.isEmpty ? [line("(\(name) is empty)")] : DisplayText.wrapped(text, to: width).map { line($0) }
    case .button(let title): return [line("[ \(title) ]\(state)", target)]
    case .textField(let text): return [line("\(name): [\(text.isEmpty ? "     " : text)]\(state)", target)]
    case .secureField(let text):
      let dots = String(repeating: "•", count: text.count)
      return [line("\(name): [\(text.isEmpty ? "     " : dots)]\(state)", target)]
    case .segmentedControl(let segments, let selected):
      let marked = segments.enumerated().map { "(\($0.offset == selected ? "•" : " ")) \($0.element)" }
      return [line("\(name): \(marked.joined(separator: "  "))\(state)", target)]
    case .toggle(let isOn): return [line("[\(isOn ? "x" : " ")] \(name)\(state)", target)]
    case .image(let text): return [line("<\(name): \(text)>")]
    case .spinner: return [line("… waiting …")]
    case .list(let list): return lines(of: list, id: element.id, state: state, takesInput: takesInput)
    }
  }

  private func lines(of list: Element.List, id: String, state: String, takesInput: Bool) -> [DrawnLine] {
    let count = list.rows.count == 1 ? "1 row" : "\(list.rows.count) rows"
    let heading = "· \(count)\(list.isRefreshing ? ", refreshing …" : "")\(state)"
    var lines = [DrawnLine("  \(heading)", .faint)]
    var number = 0
    for section in list.sections {
      if let title = section.title { lines.append(DrawnLine("  — \(title) —", .strong)) }
      for row in section.rows {
        number += 1
        lines.append(line(text(of: row), takesInput ? .row(number, list: id) : nil))
      }
    }
    return lines
  }

  /// Puts a row's marks at the right, so that a long title doesn't hide them.
  private func text(of row: Element.Row) -> String {
    let marks = [row.accessory, row.badge.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
    let left = row.title + (row.subtitle.map { "  \($0)" } ?? "")
    guard !marks.isEmpty else { return DisplayText.clipped(left, to: width) }
    let room = max(width - DisplayText.columns(of: marks) - 1, 0)
    return "\(DisplayText.padded(left, to: room)) \(marks)"
  }

  private func line(_ text: String, _ target: Target? = nil) -> DrawnLine { DrawnLine("  \(text)", target: target) }
}
