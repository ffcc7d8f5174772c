import HeadlessUI
import SharedModel

/// What must hold after every step, whatever was done.
///
/// That there is at most one modal screen and one alert needs no check: a snapshot has no room for more.
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

  /// The element in front that shows that something is under way: a spinner, a list that refreshes, or its footer.
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
    // Until the place is there neither the toggle nor its title is.
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

/// Finds a place by what a user sees of it: its name.
struct PlaceNames {
  private let ids: [String: String]

  /// Learns the names in a guide; one that several places share tells nothing, and is left out.
  init(_ guide: Guide) {
    ids = Dictionary(grouping: guide.places, by: \.name).compactMapValues { $0.count == 1 ? $0[0].id : nil }
  }

  /// The id of the place of that name; nil when it isn't known.
  subscript(name: String) -> String? { ids[name] }
}
