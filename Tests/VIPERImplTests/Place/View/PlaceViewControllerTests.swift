import AppDoubles
import HeadlessUI
import Testing

@testable import VIPERImpl

struct PlaceViewControllerTests {
  private let output = PlaceViewOutputDouble()
  private let window = Window()
  private let controller: PlaceViewController

  init() {
    controller = PlaceViewController(output: output)
    window.rootViewController = controller
  }

  private func show(noteText: String?, isFavourite: Bool = false, canGoOn: Bool = true) {
    controller.showPlace(
      PlaceViewModel(
        summary: "Grave", quarter: "Alfama", noteText: noteText, isFavourite: isFavourite, canGoOn: canGoOn))
  }

  @Test("Before there is a place only the spinner can be seen")
  func nothing() {
    #expect(window.lines == ["screen: place “”"])
    controller.showSpinner()
    #expect(window.lines == ["screen: place “”", "  place.spinner: spinner"])
    controller.hideSpinner()
    #expect(window.lines == ["screen: place “”"])
  }

  @Test("It tells what the user does, and when it comes and goes")
  func events() throws {
    show(noteText: nil, isFavourite: true)
    try window.perform(.toggle(id: "place.favourite"))
    try window.perform(.tap(id: "place.next"))
    try window.perform(.tap(id: "place.editNote"))
    window.rootViewController = nil
    #expect(output.events == ["ready", "will appear", "favourite false", "next", "note", "did disappear"])
  }

  @Test("A place is shown with all that is known of it")
  func place() {
    controller.showTitle("Aljube")
    show(noteText: "Go early", isFavourite: true, canGoOn: false)
    #expect(
      window.lines == [
        "screen: place “Aljube”", "  place.summary: label “Grave”", "  place.quarter: label “Alfama”",
        "  place.noteText: label “Go early”", "  place.favourite: toggle “on”",
        "  place.next: button “Next” (disabled)", "  place.editNote: button “Note”",
      ])
  }

  @Test("Without a note there is no label for it, also when there was one")
  func note() {
    show(noteText: "Go early")
    show(noteText: nil)
    #expect(!window.lines.contains { $0.contains("place.noteText") })
    #expect(window.lines.contains("  place.favourite: toggle “off”"))
    #expect(window.lines.contains("  place.next: button “Next”"))
  }
}
