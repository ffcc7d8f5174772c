import Testing

@testable import VIPERImpl

struct PlaceRouterTests {
  private let handler = TransitionHandlerDouble()
  private let places = PlaceModuleAssemblyDouble()
  private let noteInput = NoteModuleInputDouble()
  private let notes: ModuleAssemblyDouble<any NoteModuleInput>
  private let pager = PagingFacadeDouble([PlaceItem.aljube])
  private let router: PlaceRouter

  init() {
    notes = ModuleAssemblyDouble(noteInput)
    router = PlaceRouter(
      pager: pager, placeAssembly: places, noteAssembly: notes, alertAssembly: AlertAssembly())
    router.transitionHandler = handler
  }

  @Test("The next place is pushed and shares the pager")
  func place() {
    router.openPlace(PlaceItem.aljube)
    #expect(
      handler.pushed.count == 1 && handler.pushed.first === places.viewController
        && places.input.places == [PlaceItem.aljube])
    #expect(places.pagers.count == 1 && places.pagers.first === pager)
  }

  @Test("The note is presented with the text it had, and knows its place and its output")
  func note() {
    let output = NoteModuleOutputDouble()
    router.openNote(placeID: "maat", text: "x", output: output)
    #expect(handler.presented.count == 1 && handler.presented.first === notes.viewController)
    #expect(noteInput.placeIDs == ["maat"] && noteInput.texts == ["x"] && noteInput.output === output)
  }

  @Test("An alert over the place replaces what is presented, unless another screen lies over the place")
  func alertOverPlace() {
    let output = AlertOutputDouble()
    handler.isOnTop = false
    router.openAlertOverPlace(.notice("No"), for: .closeModule, output: output)
    #expect(handler.closePresentedCount == 0 && handler.alerts.isEmpty)
    handler.isOnTop = true
    router.openAlertOverPlace(.notice("No"), for: .closeModule, output: output)
    #expect(handler.closePresentedCount == 1 && handler.alerts.map(\.title) == ["No"])
  }

  @Test("The place is taken from the stack")
  func closing() {
    router.closeModule()
    #expect(handler.closePresentedCount == 0 && handler.popCount == 1)
  }
}
