import Basics
import HeadlessUI
import SharedModel
import Testing

@testable import Stories

struct WalkChoicesTests {
  private func drawn(for snapshot: Snapshot, guide: Guide = .test) -> [WalkAction] {
    var random = SeededGenerator(seed: 1)
    let choices = WalkChoices(guide: guide)
    return (0..<10_000).map { _ in choices.draw(for: snapshot, using: &random) }
  }

  private func removals(in actions: [WalkAction]) -> [String] {
    actions.compactMap { if case .remove(.place, let id) = $0 { id } else { nil } }
  }

  private func screen(_ name: String, title: String = "", _ elements: Element..., modal: Element...) -> Snapshot {
    Snapshot(
      stack: [.init(name: name, title: title)], screen: .init(name: name, title: title, elements: elements),
      modal: modal.isEmpty ? nil : .init(name: "note", title: "", elements: modal))
  }

  @Test func onlyAPlaceInSightIsRemovedAndSeldom() {
    let here = removals(in: drawn(for: screen("place", title: "Torre")))
    #expect(Set(here) == ["torre"])
    #expect(here.count < 100)
    #expect(Set(removals(in: drawn(for: .places))) == ["maat"])
    #expect(removals(in: drawn(for: screen("quarters"))) == [])
  }

  @Test func theGuideChangesSeldomAndAsOftenBecomesWhatItWas() {
    let actions = drawn(for: screen("quarters"))
    let changes = actions.filter {
      switch $0 {
      case .remove, .putBack, .rename, .removeAll: true
      default: false
      }
    }
    let kinds: [WalkAction] = [
      .remove(.quarter, id: "belem"), .remove(.article, id: "hills"), .putBack(.place, id: "maat"),
      .rename(.article, id: "trams", name: "Aqui"), .removeAll(.quarter), .removeAll(.place), .removeAll(.article),
    ]
    #expect(Set(changes).isSuperset(of: kinds))
    #expect(changes.count < actions.count / 50)
    #expect(actions.count { $0 == .restoreGuide } > changes.count / 2)
  }

  @Test func aPlaceGetsANameThatIsNoOthers() {
    let names = Set(
      drawn(for: screen("place", title: "Torre")).compactMap { action in
        if case .rename(.place, "torre", let name) = action { name } else { nil }
      })
    #expect(!names.isEmpty)
    #expect(names.isDisjoint(with: Guide.test.places.map(\.name)))
  }

  @Test(arguments: DeviceStore.allCases)
  func whatTheDeviceRefusesItTakesAgainSoon(store: DeviceStore) {
    let actions = drawn(for: screen("menu"))
    let refusals = actions.count { $0 == .refuse(store) }
    #expect(refusals > 0)
    #expect(actions.count { $0 == .accept(store) } > refusals)
  }

  @Test func linksLeadToThePlaceInSightAndToItsNote() {
    let links = Set(
      drawn(for: screen("place", title: "Torre")).compactMap { action in
        if case .interact(.open(let link)) = action { link } else { nil }
      })
    #expect(
      links.isSuperset(of: ["guide://places/torre", "guide://places/torre/note", "guide://quarters", "http://x"]))
  }

  @Test func notesAreWrittenThatAreTooLongAndThatJustFit() {
    let note = screen("place", modal: Element(id: "note.text", content: .textField("")))
    let lengths = drawn(for: note).compactMap { action in
      if case .interact(.type(let text, _)) = action { NoteRule.length(of: text) } else { nil }
    }
    #expect(Set(lengths).isSuperset(of: [140, 141]))
    #expect(lengths.count { $0 > 20 } < lengths.count / 4)
  }

  @Test func whatHasHappenedLeastHappensMore() {
    let choices = WalkChoices(guide: .test)
    func kinds(remembering: Bool) -> Int {
      var random = SeededGenerator(seed: 1)
      var memory = WalkMemory()
      return Set(
        (0..<500).map { _ in
          remembering
            ? choices.draw(for: .places, with: &memory, using: &random).kind
            : choices.draw(for: .places, using: &random).kind
        }
      ).count
    }
    #expect(kinds(remembering: true) > kinds(remembering: false))
  }

  @Test func whileASearchWaitsTimePassesJustUpToItsEnd() {
    let idle = screen("places", Element(id: "places.search", content: .textField("a")))
    let waiting = screen(
      "places", Element(id: "places.search", content: .textField("a")), Element(id: "places.spinner", content: .spinner)
    )
    func passes(_ snapshot: Snapshot) -> Int { drawn(for: snapshot).count { $0 == .pass(milliseconds: 299) } }
    #expect(passes(waiting) > 2 * passes(idle))
  }
}
