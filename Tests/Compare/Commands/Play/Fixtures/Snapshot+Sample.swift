import HeadlessUI

extension Snapshot {
  /// One element of each kind, on the second screen of a stack.
  static var sample: Snapshot {
    let rows = [
      Element.Row(title: "Belém", subtitle: "Towers.", accessory: "★", badge: "3"), Element.Row(title: "Twin"),
      Element.Row(title: "Twin"),
    ]
    return Snapshot(
      stack: [.init(name: "menu", title: "Lisbon"), .init(name: "article", title: "All kinds")],
      screen: Screen(
        name: "article", title: "All kinds",
        elements: [
          Element(id: "place.summary", content: .label("A label of several words")),
          Element(id: "place.noteText", content: .label("")),
          Element(id: "places.search", content: .textField("mu")),
          Element(id: "signIn.password", content: .secureField("abc"), isEnabled: false),
          Element(id: "quarters.order", content: .segmentedControl(segments: ["Priority", "A–Z"], selected: 1)),
          Element(id: "place.favourite", content: .toggle(true)),
          Element(id: "menu.cover", content: .image("placeholder")),
          Element(id: "place.spinner", content: .spinner),
          Element(
            id: "places.list",
            content: .list(
              .init(
                sections: [.init(title: "B", rows: [rows[0]]), .init(rows: Array(rows.dropFirst()))],
                isRefreshing: true))),
          Element(id: "place.next", content: .button("Next"), isEnabled: false),
        ]))
  }

  static var sheeted: Snapshot {
    var snapshot = sample
    snapshot.modal = Screen(
      name: "note", title: "Note", elements: [Element(id: "note.cancel", content: .button("Cancel"))])
    return snapshot
  }

  static var asking: Snapshot {
    var snapshot = sheeted
    snapshot.alert = Alert(title: "Discard changes?", buttons: ["Discard", "Keep"])
    return snapshot
  }
}
