import HeadlessUI

extension Difference {
  nonisolated init?(looks here: Snapshot?, _ there: Snapshot?) {
    guard let here, let there else {
      self.init("the app", here == nil ? "isn't running" : "is running", there == nil ? "isn't running" : "is running")
      return
    }
    func path(_ snapshot: Snapshot) -> String { snapshot.stack.map(\.name).joined(separator: ", ") }
    let difference =
      Difference("the screen in front", "is “\(here.frontmostScreen.name)”", "is “\(there.frontmostScreen.name)”")
      ?? Difference("the stack", "is \(path(here))", "is \(path(there))")
      ?? Difference(alerts: here.alert, there.alert)
      ?? Difference(screens: here.frontmostScreen, there.frontmostScreen)
      ?? Difference(screens: here.screen, there.screen)
      ?? Difference(titlesOf: here.stack, there.stack)
    guard let difference else { return nil }
    self = difference
  }

  nonisolated private init?(alerts here: Snapshot.Alert?, _ there: Snapshot.Alert?) {
    func buttons(_ alert: Snapshot.Alert?) -> String {
      "offers " + (alert?.buttons ?? []).map { "[\($0)]" }.joined(separator: " ")
    }
    func title(_ alert: Snapshot.Alert?) -> String { alert.map { "reads “\($0.title)”" } ?? "isn't shown" }
    if here?.title != there?.title {
      self.init("the alert", title(here), title(there))
    } else {
      self.init("the alert", buttons(here), buttons(there))
    }
  }

  nonisolated private init?(titlesOf here: [Snapshot.Entry], _ there: [Snapshot.Entry]) {
    guard let (here, there) = zip(here, there).first(where: { $0 != $1 }) else { return nil }
    self.init("the title of “\(here.name)”, below,", "is “\(here.title)”", "is “\(there.title)”")
  }

  nonisolated private init?(screens here: Snapshot.Screen, _ there: Snapshot.Screen) {
    if here.title != there.title {
      self.init("the title of “\(here.name)”", "is “\(here.title)”", "is “\(there.title)”")
    } else if here.elements.map(\.id) == there.elements.map(\.id) {
      guard let (here, there) = zip(here.elements, there.elements).first(where: { $0 != $1 }) else { return nil }
      self.init(elements: here, there)
    } else if let element = here.elements.first(where: { element in !there.elements.contains { $0.id == element.id } })
    {
      self.init("“\(element.id)”", element.clause(), "isn't shown")
    } else if let element = there.elements.first(where: { element in !here.elements.contains { $0.id == element.id } })
    {
      self.init("“\(element.id)”", "isn't shown", element.clause())
    } else {
      self.init(lines: here.elements.map(\.id), there.elements.map(\.id), verb: "shown")
    }
  }

  nonisolated private init?(elements here: Element, _ there: Element) {
    let subject = "“\(here.id)”"
    if here.isEnabled != there.isEnabled {
      self.init(
        subject, "is \(here.isEnabled ? "enabled" : "disabled")", "is \(there.isEnabled ? "enabled" : "disabled")")
    } else if here.kind != there.kind {
      self.init(subject, "is a \(here.kind)", "is a \(there.kind)")
    } else if case .list(let mine) = here.content, case .list(let yours) = there.content {
      self.init(list: subject, mine, yours)
    } else if let mine = here.text, let yours = there.text, mine != yours {
      self.init(subject, here.clause(besides: yours), there.clause(besides: mine))
    } else {
      self.init(subject, here.segments, there.segments)
    }
  }
}

extension Element {
  /// The end of a sentence about the element; a long text is reduced to the part that differs.
  nonisolated fileprivate func clause(besides other: String = "") -> String {
    switch content {
    case .toggle(let isOn): isOn ? "is on" : "is off"
    case .segmentedControl: "has “\(text ?? "")” selected"
    case .image(let name): "shows “\(name)”"
    case .label(let text), .button(let text), .textField(let text), .secureField(let text):
      text.isEmpty ? "is empty" : "reads “\(text.excerpt(besides: other))”"
    case .list(let list): "has \(list.rows.count) \(list.rows.count == 1 ? "row" : "rows")"
    case .spinner: "is shown"
    }
  }

  nonisolated fileprivate var segments: String {
    guard case .segmentedControl(let segments, _) = content else { return "" }
    return "offers \(segments.joined(separator: ", "))"
  }
}
