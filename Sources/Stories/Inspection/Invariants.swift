import HeadlessUI
import SharedModel

/// The conditions that must hold after every step.
///
/// At most one modal screen and one alert may be shown; this needs no check, because a snapshot has no room for more.
struct Invariants {
  private let placeNames: PlaceNames

  init(guide: Guide) { placeNames = PlaceNames(guide) }

  func check(_ snapshot: Snapshot, against stored: StoredValues) throws(Finding) {
    switch snapshot.screen.name {
    case "menu": try checkBadge(on: snapshot.screen, against: stored)
    case "places": try checkMarks(on: snapshot.screen, against: stored)
    case "place": try checkPlace(on: snapshot.screen, against: stored)
    default: break
    }
    if let modal = snapshot.modal { try checkCount(on: modal) }
  }

  /// Returns the id of a shown element that indicates pending work: a spinner, a refreshing list, or a list's footer.
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
      guard let id = placeNames[row.title] else { continue }
      let expected = stored.favourites.contains(id) ? Texts.favouriteMark : nil
      guard row.accessory != expected else { continue }
      throw .notAsStored(what: "The mark of “\(row.title)”", shown: row.accessory ?? "none", stored: expected ?? "none")
    }
  }

  private func checkPlace(on place: Snapshot.Screen, against stored: StoredValues) throws(Finding) {
    // Neither the toggle nor the title is shown until the place is loaded.
    guard let id = placeNames[place.title], case .toggle(let isOn)? = place.element("place.favourite")?.content
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
  nonisolated func element(_ id: String) -> Element? { elements.first { $0.id == id } }

  nonisolated func rows(of id: String) -> [Element.Row] {
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

/// Looks up places by name, because users don't see ids.
struct PlaceNames {
  private let ids: [String: String]

  /// Indexes the places of a guide, except those that share their name with another.
  init(_ guide: Guide) {
    ids = Dictionary(grouping: guide.places, by: \.name).compactMapValues { $0.count == 1 ? $0[0].id : nil }
  }

  /// The id of the only place with this name, or `nil`.
  subscript(name: String) -> String? { ids[name] }
}
