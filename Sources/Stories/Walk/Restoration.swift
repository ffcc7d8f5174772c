import HeadlessUI
import SharedModel

/// The part of the navigation state that a relaunch must restore.
struct Restoration: Equatable {
  /// The steps of a story that check everything visible of the state.
  let steps: [String]

  init(shownBy stage: Stage) { self.init(of: stage.shown) { $0.text ?? "" } }

  /// Creates the state that a relaunch must restore: the screens in sight, and those typed or chosen values that were
  /// saved.
  init(afterKillOf stage: Stage) {
    let stored = StoredValues(of: stage)
    // A state that the device refused to store can't be restored; the one stored before is.
    let isOutdated = stage.session.isOutdated || stage.savedState.isOutdated
    self.init(of: isOutdated ? Snapshot(of: stored) : stage.shown) { stored.restoredText(of: $0.id) }
  }

  private init(of snapshot: Snapshot?, text: (Element) -> String) {
    guard let snapshot else {
      steps = []
      return
    }
    let stack = snapshot.stack.map(\.name).joined(separator: ", ")
    let modal = snapshot.modal.map { "the modal \"\($0.name)\" is shown" } ?? "no modal is shown"
    let elements = (snapshot.screen.elements + (snapshot.modal?.elements ?? [])).filter { Self.ids.contains($0.id) }
    // Only a list of places knows its title before it has loaded.
    let title = snapshot.frontmostScreen.name == "places" ? ["the title is \"\(snapshot.screen.title)\""] : []
    steps =
      ["the stack is \"\(stack)\"", modal] + title
      + elements.map { "\"\($0.id)\" reads \(Interaction.quoted(text($0)))" }
  }

  private static let ids: Set = ["quarters.order", "places.search", "note.text"]
}

extension StoredValues {
  fileprivate func restoredText(of id: String) -> String {
    switch (id, savedState?.screens.last) {
    case ("note.text", .place(let placeID)?): savedState?.note?.text ?? notes[placeID] ?? ""
    case ("quarters.order", .quarters(.priority)?): Texts.byPriority
    case ("quarters.order", .quarters(.name)?): Texts.byName
    case ("places.search", .places(_, _, let query)?): query
    default: "(nothing that was saved)"
    }
  }
}

extension Snapshot {
  /// Creates a snapshot of the stored screens, with the elements whose content is stored.
  fileprivate init(of stored: StoredValues) {
    let state = stored.session == nil ? nil : stored.savedState ?? SavedState()
    let names = state.map { ["menu"] + $0.screens.map(\.name) } ?? ["signIn"]
    let top = state?.screens.last
    let title = if case .places(_, let title, _)? = top { title } else { "" }
    self.init(
      stack: names.map { Entry(name: $0, title: "") },
      screen: Screen(name: names.last ?? "", title: title, elements: top.map(\.storedElements) ?? []),
      modal: state?.note.map { _ in
        Screen(name: "note", title: "", elements: [Element(id: "note.text", content: .textField(""))])
      })
  }
}

extension SavedState.Screen {
  var name: String {
    switch self {
    case .quarters: "quarters"
    case .places: "places"
    case .place: "place"
    case .reference: "reference"
    case .article: "article"
    }
  }

  fileprivate var storedElements: [Element] {
    switch self {
    case .quarters: [Element(id: "quarters.order", content: .segmentedControl(segments: [], selected: nil))]
    case .places: [Element(id: "places.search", content: .textField(""))]
    case .place, .reference, .article: []
    }
  }
}
