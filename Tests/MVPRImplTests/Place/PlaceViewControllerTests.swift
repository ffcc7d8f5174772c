import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct PlaceViewControllerTests {
  private let window = Window()
  private let presenter = PlacePresenterDouble()
  private let view: PlaceViewController

  init() {
    view = PlaceViewController(presenter: presenter)
    window.rootViewController = view
  }

  // MARK: - Input

  @Test func itsComingAndGoingIsTold() {
    window.rootViewController = nil
    #expect(presenter.events == [.loaded, .willAppear, .disappeared])
  }

  @Test func whatTheUserDoesIsTold() throws {
    view.setDetails(summary: "", quarter: "")
    try window.perform(.toggle(id: "place.favourite"))
    try window.perform(.toggle(id: "place.favourite"))
    try window.perform(.tap(id: "place.next"))
    try window.perform(.tap(id: "place.editNote"))
    #expect(
      presenter.events.suffix(4) == [.toggledFavourite(true), .toggledFavourite(false), .tappedNext, .tappedNote])
  }

  // MARK: - Setters

  @Test func itIsNamedAndShowsNothingAtFirst() {
    #expect(window.snapshot.screen.name == "place")
    #expect(window.snapshot.screen.title == "")
    #expect(window.snapshot.screen.elements == [])
  }

  @Test func theDetailsComeWithTheControls() {
    view.setTitle("Torre")
    view.setDetails(summary: "Old", quarter: "Alfama")
    #expect(window.snapshot.screen.title == "Torre")
    #expect(window.element("place.summary")?.content == .label("Old"))
    #expect(window.element("place.quarter")?.content == .label("Alfama"))
    #expect(
      Set(window.snapshot.screen.elements.map(\.id)) == [
        "place.summary", "place.quarter", "place.favourite", "place.next", "place.editNote",
      ])
  }

  @Test func theNoteComesAndGoes() {
    view.setNoteText("Old")
    #expect(window.element("place.noteText")?.content == .label("Old"))
    view.setNoteText(nil)
    #expect(window.element("place.noteText") == nil)
  }

  @Test func theToggleAndNextAreSet() {
    view.setDetails(summary: "", quarter: "")
    view.setFavourite(true)
    view.setNextEnabled(false)
    #expect(window.element("place.favourite")?.content == .toggle(true))
    #expect(window.element("place.next")?.isEnabled == false)
    view.setFavourite(false)
    view.setNextEnabled(true)
    #expect(window.element("place.favourite")?.content == .toggle(false))
    #expect(window.element("place.next")?.isEnabled == true)
  }

  @Test func theSpinnerComesAndGoes() {
    view.setSpinnerShown(true)
    #expect(window.element("place.spinner") != nil)
    view.setSpinnerShown(false)
    #expect(window.element("place.spinner") == nil)
  }

  @Test func itsPresenterSaysHowToShowItAgain() {
    #expect(view.restorable === presenter)
  }
}
