import HeadlessUI

// MARK: - Elements

extension Stage {
  /// Returns the shown element with an identifier, on the modal or else on the screen behind it.
  func element(_ id: String) throws(StepProblem) -> Element {
    try Vocabulary.requireElement(id)
    let shown = try shownElements()
    guard let element = shown.first(where: { $0.id == id }) else { throw .notShown(id: id, shown: shown.map(\.id)) }
    return element
  }

  private func shownElements() throws(StepProblem) -> [Element] {
    let snapshot = try snapshot()
    return (snapshot.modal?.elements ?? []) + snapshot.screen.elements
  }

  func list(_ id: String) throws(StepProblem) -> Element.List {
    let element = try element(id)
    guard case .list(let list) = element.content else { throw .wrongKind(id: id, kind: element.kind, needed: "list") }
    return list
  }

  func check(_ id: String, is state: String) throws(StepProblem) {
    try Vocabulary.requireElement(id)
    let element = try shownElements().first { $0.id == id }
    switch state {
    case "shown" where element != nil, "hidden" where element == nil: return
    case "hidden", "shown":
      throw .mismatch(what: "“\(id)”", expected: state, found: element == nil ? "hidden" : "shown")
    case "enabled", "disabled":
      let isEnabled = try self.element(id).isEnabled
      guard isEnabled == (state == "enabled") else {
        throw .mismatch(what: "“\(id)”", expected: state, found: isEnabled ? "enabled" : "disabled")
      }
    default:
      let element = try self.element(id)
      guard case .toggle(let isOn) = element.content else {
        throw .wrongKind(id: id, kind: element.kind, needed: "toggle")
      }
      guard isOn == (state == "on") else {
        throw .mismatch(what: "“\(id)”", expected: state, found: isOn ? "on" : "off")
      }
    }
  }

  // MARK: - Possible interactions

  /// Returns whether a user could use the element now: it is in front and enabled, and no alert takes all input.
  /// - Throws: A problem if the element is of another kind, which could never be used in this way.
  func canUse(_ id: String, as kind: String) throws(StepProblem) -> Bool {
    try Vocabulary.requireElement(id)
    if let shown = try shownElements().first(where: { $0.id == id }), shown.kind != kind {
      throw .wrongKind(id: id, kind: shown.kind, needed: kind)
    }
    let snapshot = try snapshot()
    let element = snapshot.frontmostScreen.elements.first { $0.id == id }
    return snapshot.alert == nil && element?.isEnabled == true
  }

  /// Returns whether the app accepts an interaction that shouldn't be possible; if it refuses, it has changed nothing.
  func takes(_ interaction: Interaction) throws(StepProblem) -> Bool {
    do throws(StepProblem) {
      try perform(interaction)
      return true
    } catch .impossible {
      return false
    }
  }

  func canSelectRow(_ number: Int, of id: String) throws(StepProblem) -> Bool {
    guard try canUse(id, as: "list") else { return false }
    return try list(id).rows.indices.contains(number - 1)
  }

  // MARK: - Rows

  func row(_ title: String, of id: String) throws(StepProblem) -> Element.Row {
    let rows = try list(id).rows
    guard let row = rows.first(where: { $0.title == title }) else {
      throw .noRow(title: title, id: id, rows: rows.map(\.title))
    }
    return row
  }

  /// Compares a list with a table whose header row names the columns.
  func check(_ id: String, shows table: [[String]]) throws(StepProblem) {
    let list = try list(id)
    let columns = try (table.first ?? []).map { name throws(StepProblem) in
      guard let column = RowColumn(rawValue: name) else {
        throw .unknownColumn(name, known: RowColumn.allCases.map(\.rawValue))
      }
      return column
    }
    let found = list.sections.flatMap { section in
      section.rows.map { row in columns.map { $0.cell(of: row, in: section) } }
    }
    let expected = Array(table.dropFirst())
    guard expected != found else { return }
    throw .otherRows(id: id, expected: expected, found: found)
  }
}

/// A column of the table below a step that shows a list.
private enum RowColumn: String, CaseIterable {
  case title, subtitle, accessory, badge, section

  func cell(of row: Element.Row, in section: Element.Section) -> String {
    switch self {
    case .title: row.title
    case .subtitle: row.subtitle ?? ""
    case .accessory: row.accessory ?? ""
    case .badge: row.badge ?? ""
    case .section: section.title ?? ""
    }
  }
}
