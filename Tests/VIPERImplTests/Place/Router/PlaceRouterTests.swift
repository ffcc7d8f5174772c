import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct PlaceRouterTests {
  private let handler = TransitionHandlerDouble()
  private let assemblies = AssembliesFixture()
  private let pager = PlacePagerDouble([PlaceItem.aljube])
  private let router: PlaceRouter

  init() {
    router = PlaceRouter(pager: pager, placeAssembly: assemblies.guide.place, noteAssembly: assemblies.note)
    router.transitionHandler = handler
  }

  @Test("The next place is pushed and shares the pager")
  func place() throws {
    router.openPlace(PlaceItem.aljube)
    let place = try #require(handler.pushed.first)
    #expect(handler.pushed.count == 1 && place.title == "Aljube")
    let window = Window()
    window.rootViewController = place
    try window.perform(.tap(id: "place.next"))
    #expect(pager.requests.count == 1 && assemblies.device.places.requests.isEmpty)
  }

  @Test("The note is presented with the text it had, and knows its place")
  func note() throws {
    let output = NoteModuleOutputDouble()
    router.openNote(placeID: "maat", text: "x", output: output)
    let window = Window()
    let note = try #require(handler.presented.first)
    window.rootViewController = note
    #expect(window.lines.contains("  note.text: text field “x”"))
    try window.perform(.tap(id: "note.save"))
    #expect(assemblies.device.note.ids == ["maat"])
    try assemblies.device.note.requests[0].answer(.failure(.notFound))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(output.goneCount == 1)
  }

  @Test("An alert has a title and OK, which tells that the user has taken note")
  func alert() throws {
    var closeCount = 0
    router.openAlert(title: "No") { closeCount += 1 }
    let window = Window()
    window.rootViewController = ViewController(nibName: "place")
    let alert = try #require(handler.alerts.first)
    window.rootViewController?.present(alert)
    #expect(window.snapshot.alert?.title == "No" && window.snapshot.alert?.buttons == ["OK"])
    try window.perform(.tapInAlert(title: "OK"))
    #expect(closeCount == 1)
  }

  @Test("It knows whether another screen lies over the place", arguments: [true, false])
  func top(isOnTop: Bool) {
    handler.isOnTop = isOnTop
    #expect(router.isOnTop == isOnTop)
  }

  @Test("What lies over the place is closed, and the place is taken from the stack")
  func closing() {
    router.closeNote()
    #expect(handler.closePresentedCount == 1 && handler.popCount == 0)
    router.closeModule()
    #expect(handler.closePresentedCount == 1 && handler.popCount == 1)
  }
}
