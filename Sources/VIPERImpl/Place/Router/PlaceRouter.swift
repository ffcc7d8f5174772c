/// Leads from a place to the next one, to its note, and back to where it was opened.
final class PlaceRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let pager: any PlacePagerInput
  private let placeAssembly: PlaceAssembly
  private let noteAssembly: NoteAssembly
  private let alertAssembly = AlertAssembly()

  /// - Parameter pager: what Next goes through, handed on to the next place.
  init(pager: any PlacePagerInput, placeAssembly: PlaceAssembly, noteAssembly: NoteAssembly) {
    self.pager = pager
    self.placeAssembly = placeAssembly
    self.noteAssembly = noteAssembly
  }
}

// MARK: - PlaceRouterInput

extension PlaceRouter: PlaceRouterInput {
  var isOnTop: Bool { transitionHandler?.isOnTop == true }

  func openPlace(_ place: PlaceItem) {
    let module = placeAssembly.makeModule(pager: pager)
    module.input.configureModule(place: place)
    transitionHandler?.push(module.viewController)
  }

  func openNote(placeID: String, text: String?, output: any NoteModuleOutput) {
    let module = noteAssembly.makeModule()
    module.input.configureModule(placeID: placeID, text: text, output: output)
    transitionHandler?.present(module.viewController)
  }

  func closeNote() {
    transitionHandler?.closePresented()
  }

  func openAlert(title: String, didClose: @escaping () -> Void) {
    transitionHandler?.presentAlert(alertAssembly.makeAlert(title: title, didClose: didClose))
  }

  func closeModule() {
    transitionHandler?.pop()
  }
}
