import HeadlessUI
import Stories

/// Translates keys into steps that act on the focused element.
struct Hand {
  nonisolated enum Meaning: Equatable {
    case step(String)
    case typing(Prompt)
    case nothing(String)
  }

  let snapshot: Snapshot
  let focus: Target?

  func meaning(of key: Key) -> Meaning {
    switch key {
    case .enter, .scalar(" "): touch()
    case .right: choose(next: true)
    case .left: choose(next: false)
    case .backspace, .scalar("b"): step(.interact(snapshot.modal == nil ? .goBack : .swipeModalDown))
    case .scalar("p"):
      list.map { step(.interact(.pullToRefresh(id: $0))) } ?? .nothing("Nothing here to pull down.")
    case .scalar("e"):
      list.map { step(.interact(.scrollToEnd(id: $0))) } ?? .nothing("Nothing here to scroll.")
    case .scalar("c"): clear()
    case .scalar("s"): step(.settle)
    case .scalar("."): step(.pass(milliseconds: 100))
    default: .nothing("No key of that name. Press ? for help.")
    }
  }

  private func touch() -> Meaning {
    switch focus {
    case nil: return .nothing("There is nothing here to touch.")
    case .alertButton(let title)?: return step(.interact(.tapInAlert(title: title)))
    case .row(let number, let list)?: return step(.interact(selection(of: number, in: list)))
    case .element(let id)?:
      guard let element = element(id) else { return .nothing("There is nothing here to touch.") }
      switch element.content {
      case .toggle: return step(.interact(.toggle(id: id)))
      case .textField(let text), .secureField(let text):
        // A disabled field refuses the text at once, and the reason is shown.
        return element.isEnabled
          ? .typing(Prompt(id, for: .field(id: id), text: text)) : step(.interact(.type(text: text, id: id)))
      case .segmentedControl: return choose(next: true)
      default: return step(.interact(.tap(id: id)))
      }
    }
  }

  /// Selects a row by its title, or by its number if several have the title.
  private func selection(of number: Int, in id: String) -> Interaction {
    let byNumber = Interaction.selectRow(number: number, id: id)
    guard case .list(let list)? = element(id)?.content, list.rows.indices.contains(number - 1) else { return byNumber }
    let title = list.rows[number - 1].title
    return list.rows.count { $0.title == title } == 1 ? .selectRowTitled(title: title, id: id) : byNumber
  }

  private func choose(next: Bool) -> Meaning {
    guard case .element(let id)? = focus, case .segmentedControl(let segments, let selected)? = element(id)?.content,
      !segments.isEmpty
    else { return .nothing("← and → choose a segment; b goes back.") }
    let index = ((selected ?? -1) + (next ? 1 : segments.count - 1)) % segments.count
    return step(.interact(.choose(segment: segments[index], id: id)))
  }

  private func clear() -> Meaning {
    guard case .element(let id)? = focus else { return .nothing("c clears the text field that has the focus.") }
    switch element(id)?.content {
    case .textField, .secureField: return step(.interact(.clear(id: id)))
    default: return .nothing("c clears the text field that has the focus.")
    }
  }

  private func step(_ action: WalkAction) -> Meaning { .step(action.step) }

  private func element(_ id: String) -> Element? { snapshot.frontmostScreen.elements.first { $0.id == id } }

  /// The focused list, or else the first one in front.
  private var list: String? {
    if case .row(_, let list)? = focus { return list }
    return snapshot.frontmostScreen.elements.first { element in
      if case .list = element.content { true } else { false }
    }?.id
  }
}
