import HeadlessUI
import SharedModel
import Testing

@testable import Stories

struct InvariantsTests {
  private let stage = Stage(architecture: FakeArchitecture(), guide: .test, liveness: NoLivenessProbe())
  private let invariants = Invariants(guide: .test)

  private func snapshot(_ name: String, title: String = "", _ elements: Element..., modal: Element...) -> Snapshot {
    Snapshot(
      stack: [.init(name: name, title: title)], screen: .init(name: name, title: title, elements: elements),
      modal: modal.isEmpty ? nil : .init(name: "note", title: "Note", elements: modal))
  }

  private func finding(in snapshot: Snapshot) -> Finding? {
    do {
      try invariants.check(snapshot, against: StoredValues(of: stage))
      return nil
    } catch {
      return error
    }
  }

  // MARK: - Menu

  private func menu(badge: String?) -> Snapshot {
    let rows = [Element.Row(title: "Quarters"), Element.Row(title: "Places", badge: badge)]
    return snapshot("menu", Element(id: "menu.sections", content: .list(.init(sections: [.init(rows: rows)]))))
  }

  @Test func theBadgeIsTheNumberOfStoredFavourites() {
    #expect(finding(in: menu(badge: nil)) == nil)
    #expect(finding(in: menu(badge: "1")) == .notAsStored(what: "The badge", shown: "1", stored: "none"))
    stage.favourites.keep(["maat", "torre"])
    #expect(finding(in: menu(badge: "2")) == nil)
    #expect(finding(in: menu(badge: "1")) == .notAsStored(what: "The badge", shown: "1", stored: "2"))
    #expect(finding(in: menu(badge: nil)) == .notAsStored(what: "The badge", shown: "none", stored: "2"))
  }

  // MARK: - Places

  private func places(_ rows: Element.Row...) -> Snapshot {
    snapshot("places", Element(id: "places.list", content: .list(.init(sections: [.init(rows: rows)]))))
  }

  @Test func aRowIsMarkedWhenItsPlaceIsAStoredFavourite() {
    stage.favourites.keep(["maat"])
    let maat = Element.Row(title: "MAAT", accessory: "★")
    #expect(finding(in: places(maat, .init(title: "Torre"))) == nil)
    #expect(
      finding(in: places(maat, .init(title: "Torre", accessory: "★")))
        == .notAsStored(what: "The mark of “Torre”", shown: "★", stored: "none"))
    #expect(
      finding(in: places(.init(title: "MAAT"))) == .notAsStored(what: "The mark of “MAAT”", shown: "none", stored: "★"))
  }

  @Test func aRowOfAPlaceThatIsNotKnownTellsNothing() {
    #expect(finding(in: places(.init(title: "Place 00001", accessory: "★"))) == nil)
  }

  // MARK: - Place

  private func place(isFavourite: Bool, note: String?) -> Snapshot {
    var snapshot = snapshot(
      "place", title: "MAAT", Element(id: "place.favourite", content: .toggle(isFavourite)))
    if let note { snapshot.screen.elements.append(Element(id: "place.noteText", content: .label(note))) }
    return snapshot
  }

  @Test func theToggleIsWhatIsStored() {
    #expect(finding(in: place(isFavourite: false, note: nil)) == nil)
    #expect(
      finding(in: place(isFavourite: true, note: nil))
        == .notAsStored(what: "“place.favourite”", shown: "on", stored: "off"))
    stage.favourites.keep(["maat"])
    #expect(finding(in: place(isFavourite: true, note: nil)) == nil)
    #expect(
      finding(in: place(isFavourite: false, note: nil))
        == .notAsStored(what: "“place.favourite”", shown: "off", stored: "on"))
  }

  @Test func theNoteIsWhatIsStored() {
    stage.notes.keep(["maat": "Go", "torre": "Stay"])
    #expect(finding(in: place(isFavourite: false, note: "Go")) == nil)
    #expect(
      finding(in: place(isFavourite: false, note: "Stay"))
        == .notAsStored(what: "“place.noteText”", shown: "Stay", stored: "Go"))
    #expect(
      finding(in: place(isFavourite: false, note: nil))
        == .notAsStored(what: "“place.noteText”", shown: "none", stored: "Go"))
  }

  @Test func aPlaceThatIsNotThereYetShowsNothing() {
    stage.notes.keep(["maat": "Go"])
    #expect(finding(in: snapshot("place", Element(id: "place.spinner", content: .spinner))) == nil)
  }

  // MARK: - Note

  @Test func theCountIsThatOfTheText() {
    let text = Element(id: "note.text", content: .textField(" o\u{301}la "))
    func note(count: String) -> Snapshot {
      snapshot("article", modal: text, Element(id: "note.count", content: .label(count)))
    }
    #expect(finding(in: note(count: "3/140")) == nil)
    #expect(finding(in: note(count: "4/140")) == .miscounted(text: " o\u{301}la ", shown: "4/140"))
  }

  // MARK: - Waiting

  @Test func aSpinnerAListThatRefreshesAndItsFooterWait() {
    let list = Element(id: "places.list", content: .list(.init(sections: [])))
    let refreshing = Element(id: "places.list", content: .list(.init(sections: [], isRefreshing: true)))
    let more = Element(id: "places.more", content: .button("Loading more…"), isEnabled: false)
    let failed = Element(id: "places.more", content: .button("Couldn't load more. Tap to retry."))
    let spinner = Element(id: "note.spinner", content: .spinner)
    #expect(invariants.waitingElement(of: snapshot("places", list, failed)) == nil)
    #expect(invariants.waitingElement(of: snapshot("places", refreshing)) == "places.list")
    #expect(invariants.waitingElement(of: snapshot("places", list, more)) == "places.more")
    #expect(invariants.waitingElement(of: snapshot("place", modal: spinner)) == "note.spinner")
  }
}

struct PlaceNamesTests {
  @Test func aNameLeadsToItsPlaceUnlessSeveralShareIt() {
    let names = PlaceNames(
      Guide(
        places: ["a", "b", "c"].map {
          SharedModel.Place(id: $0, name: $0 == "a" ? "One" : "Two", summary: "", quarterID: "q")
        }))
    #expect(names["One"] == "a")
    #expect(names["Two"] == nil)
    #expect(names["Three"] == nil)
  }

  @Test func everyPlaceOfTheBundledGuideIsFound() throws {
    let guide = try Guide.bundled()
    let names = PlaceNames(guide)
    #expect(guide.places.allSatisfy { names[$0.name] == $0.id })
  }
}
