import HeadlessUI
import SharedModel

/// Conditions that must hold after every step.
struct Invariants {
  private let placeIDs: [String: String]

  init(guide: Guide) { placeIDs = guide.placeIDsByName }

  func check(_ snapshot: Snapshot, against stored: StoredValues) throws(Finding) {
    switch snapshot.screen.name {
    case "menu": try checkBadge(on: snapshot.screen, against: stored)
    case "places": try checkMarks(on: snapshot.screen, against: stored)
    case "place": try checkPlace(on: snapshot.screen, against: stored)
    default: break
    }
    if let modal = snapshot.modal { try checkCount(on: modal) }
  }

  /// The element in front that shows activity: a spinner, a list that refreshes, or its footer.
  func waitingElement(of snapshot: Snapshot) -> String? {
    (snapshot.screen.waitingElement ?? snapshot.modal?.waitingElement)?.id
  }

  private func checkBadge(on menu: Snapshot.Screen, against stored: StoredValues) throws(Finding) {
    let count = stored.favourites.count
    let expected = count == 0 ? nil : String(count)
    let shown = menu.rows(of: "menu.sections").lazy.compactMap(\.badge).first
    guard shown != expected else { return }
    throw .notAsStored(what: "The badge", shown: shown ?? "none", stored: expected ?? "none")
  }

  private func checkMarks(on places: Snapshot.Screen, against stored: StoredValues) throws(Finding) {
    for row in places.rows(of: "places.list") {
      guard let id = placeIDs[row.title] else { continue }
      let expected = stored.favourites.contains(id) ? Texts.favouriteMark : nil
      guard row.accessory != expected else { continue }
      throw .notAsStored(what: "The mark of “\(row.title)”", shown: row.accessory ?? "none", stored: expected ?? "none")
    }
  }

  private func checkPlace(on place: Snapshot.Screen, against stored: StoredValues) throws(Finding) {
    // The toggle and the title appear with the place.
    guard let id = placeIDs[place.title], case .toggle(let isOn)? = place.element("place.favourite")?.content
    else { return }
    let isFavourite = stored.favourites.contains(id)
    guard isOn == isFavourite else {
      throw .notAsStored(what: "“place.favourite”", shown: isOn ? "on" : "off", stored: isFavourite ? "on" : "off")
    }
    let note = place.element("place.noteText")?.text
    guard note == stored.notes[id] else {
      throw .notAsStored(what: "“place.noteText”", shown: note ?? "none", stored: stored.notes[id] ?? "none")
    }
  }

  private func checkCount(on note: Snapshot.Screen) throws(Finding) {
    guard let text = note.element("note.text")?.text, let count = note.element("note.count")?.text,
      count != "\(NoteRule.length(of: text))/\(NoteRule.limit)"
    else { return }
    throw .miscounted(text: text, shown: count)
  }
}

extension Snapshot.Screen {
  nonisolated fileprivate func element(_ id: String) -> Element? { elements.first { $0.id == id } }

  nonisolated fileprivate func rows(of id: String) -> [Element.Row] {
    guard case .list(let list)? = element(id)?.content else { return [] }
    return list.rows
  }

  nonisolated fileprivate var waitingElement: Element? {
    elements.first { element in
      switch element.content {
      case .spinner: true
      case .list(let list): list.isRefreshing
      case .button(let title): title == Texts.loadingMore
      default: false
      }
    }
  }
}

extension Guide {
  /// The ids of places by their names, without names that several places share.
  var placeIDsByName: [String: String] {
    Dictionary(grouping: places, by: \.name).compactMapValues { $0.count == 1 ? $0[0].id : nil }
  }
}
