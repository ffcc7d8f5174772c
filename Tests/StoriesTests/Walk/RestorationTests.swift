import HeadlessUI
import SharedModel
import Testing

@testable import Stories

struct RestorationTests {
  private let architecture = FakeArchitecture()
  private let stage: Stage

  init() {
    stage = Stage(architecture: architecture, guide: .test, liveness: NoLivenessProbe())
  }

  private func show(_ stack: [String], title: String = "", _ elements: [Element], modal: [Element]? = nil) {
    architecture.snapshot = Snapshot(
      stack: stack.map { .init(name: $0, title: "") },
      screen: .init(name: stack.last ?? "", title: title, elements: elements),
      modal: modal.map { .init(name: "note", title: "Note", elements: $0) })
    stage.launch()
  }

  private func save(_ screens: SavedState.Screen..., note: NoteDraft? = nil) {
    stage.savedState.keep(SavedState(screens: screens, note: note))
  }

  @Test func theOrderOfTheQuartersIsTheOneThatWasSaved() {
    show(
      ["menu", "quarters"],
      [Element(id: "quarters.order", content: .segmentedControl(segments: ["Priority", "A–Z"], selected: 0))])
    save(.quarters(order: .priority))
    #expect(Restoration(afterKillOf: stage) == Restoration(shownBy: stage))
    save(.quarters(order: .name))
    #expect(
      Restoration(afterKillOf: stage).steps == [
        #"the stack is "menu, quarters""#, "no modal is shown", #""quarters.order" reads "A–Z""#,
      ])
    #expect(Restoration(shownBy: stage).steps.last == #""quarters.order" reads "Priority""#)
  }

  @Test func theTitleOfTheListIsWhatItWasAndItsSearchWhatWasSaved() {
    show(["menu", "places"], title: "Belém", [Element(id: "places.search", content: .textField("typed \"since\""))])
    save(.places(quarterID: "belem", title: "Belém", query: "t"))
    #expect(
      Restoration(afterKillOf: stage).steps == [
        #"the stack is "menu, places""#, "no modal is shown", #"the title is "Belém""#, #""places.search" reads "t""#,
      ])
    #expect(Restoration(shownBy: stage).steps.last == #""places.search" reads "typed \"since\"""#)
  }

  @Test func theNoteIsTheDraftOrElseTheSavedOne() {
    show(["menu", "place"], [], modal: [Element(id: "note.text", content: .textField("Go"))])
    func text() -> String? { Restoration(afterKillOf: stage).steps.last }
    save(.place(id: "maat"), note: NoteDraft(placeID: "maat", text: "Draft"))
    #expect(text() == #""note.text" reads "Draft""#)
    save(.place(id: "maat"), note: NoteDraft(placeID: "maat"))
    #expect(text() == #""note.text" reads """#)
    stage.notes.keep(["maat": "Kept"])
    #expect(text() == #""note.text" reads "Kept""#)
    #expect(
      Restoration(shownBy: stage).steps.dropFirst() == [#"the modal "note" is shown"#, #""note.text" reads "Go""#])
  }

  @Test func whatWasNotSavedCantBeExpected() {
    show(["menu", "places"], [Element(id: "places.search", content: .textField(""))])
    #expect(Restoration(afterKillOf: stage).steps.last == #""places.search" reads "(nothing that was saved)""#)
  }

  @Test func whatTheDeviceRefusedComesBackAsItWasStoredBefore() throws {
    show(["menu", "places", "place"], [])
    let dependencies = try #require(architecture.app?.dependencies)
    stage.session.keep(StoredSession(user: User(username: "mark", displayName: "Mark")))
    save(.places(quarterID: nil, title: "Places", query: "t"))
    stage.savedState.isWritable = false
    #expect(Restoration(afterKillOf: stage) == Restoration(shownBy: stage))
    #expect(throws: StoreError.self) { try dependencies.savedState.save(SavedState()) }
    #expect(
      Restoration(afterKillOf: stage).steps == [
        #"the stack is "menu, places""#, "no modal is shown", #"the title is "Places""#, #""places.search" reads "t""#,
      ])
    save(.place(id: "maat"), note: NoteDraft(placeID: "maat", text: "Go"))
    #expect(throws: StoreError.self) { try dependencies.savedState.remove() }
    #expect(
      Restoration(afterKillOf: stage).steps == [
        #"the stack is "menu, place""#, #"the modal "note" is shown"#, #""note.text" reads "Go""#,
      ])
    save(.quarters(order: .name))
    #expect(throws: StoreError.self) { try dependencies.savedState.remove() }
    #expect(Restoration(afterKillOf: stage).steps.last == #""quarters.order" reads "A–Z""#)
    stage.session.keep(nil)
    #expect(Restoration(afterKillOf: stage).steps == [#"the stack is "signIn""#, "no modal is shown"])
  }

  @Test func anAppThatDoesNotRunHasNothingToRestore() {
    #expect(Restoration(afterKillOf: stage).steps == [])
    #expect(Restoration(shownBy: stage).steps == [])
  }
}
