import HeadlessUI

/// What a user sees, drawn as lines of text.
struct ScreenDrawing {
  /// The lines, from top to bottom; those of what can be acted on know it.
  let lines: [DrawnLine]

  /// - Parameter width: in columns; two of them are the margin in which the focus is marked.
  init(_ snapshot: Snapshot?, width: Int) {
    guard let snapshot else {
      lines = [DrawnLine("The app is not running.")]
      return
    }
    var lines = [DrawnLine("  " + snapshot.stack.map(\.name).joined(separator: " › "), .faint)]
    if snapshot.modal != nil {
      lines.append(DrawnLine("  in front of \(snapshot.screen.name) “\(snapshot.screen.title)”, as a sheet:", .faint))
    }
    let screen = snapshot.frontmostScreen
    lines.append(DrawnLine("  \(screen.title)", .strong))
    lines.append(DrawnLine("  " + String(repeating: "─", count: max(width - 2, 1)), .faint))
    if let alert = snapshot.alert {
      lines += Self.lines(of: alert, width: width - 2)
    }
    let elements = ElementDrawing(width: width - 2)
    for element in screen.elements {
      lines += elements.lines(of: element, takesInput: snapshot.alert == nil)
    }
    self.lines = lines
  }

  /// All that can be acted on, from top to bottom.
  var targets: [Target] { lines.compactMap(\.target) }

  private static func lines(of alert: Snapshot.Alert, width: Int) -> [DrawnLine] {
    let title = DisplayText.wrapped(alert.title, to: width - 2).map { DrawnLine("  ! \($0)", .strong) }
    let buttons = alert.buttons.map { DrawnLine("  ! [ \($0) ]", target: .alertButton($0)) }
    return title + buttons + [DrawnLine("")]
  }
}
