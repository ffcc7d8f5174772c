/// Leads from a place to the next one, to its note, and back to where it was opened.
final class PlaceRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let pager: any PagingFacadeInput
  private let placeAssembly: any PlaceModuleAssembly
  private let noteAssembly: any ModuleAssembly<any NoteModuleInput>
  let alertAssembly: AlertAssembly

  /// - Parameter pager: the places that Next goes through, handed on to the next place.
  init(
    pager: any PagingFacadeInput, placeAssembly: any PlaceModuleAssembly,
    noteAssembly: any ModuleAssembly<any NoteModuleInput>, alertAssembly: AlertAssembly
  ) {
    self.pager = pager
    self.placeAssembly = placeAssembly
    self.noteAssembly = noteAssembly
    self.alertAssembly = alertAssembly
  }
}

// MARK: - PlaceRouterInput

extension PlaceRouter: PlaceRouterInput {
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

  func openAlertOverPlace(_ alert: AlertViewModel, for outcome: AlertOutcome, output: any AlertOutput) {
    guard let transitionHandler, transitionHandler.isOnTop else { return }
    transitionHandler.closePresented()
    openAlert(alert, for: outcome, output: output)
  }

  func closeModule() {
    transitionHandler?.pop()
  }
}

// MARK: - AlertRoute

extension PlaceRouter: AlertRoute {
  var alertHandler: (any AlertTransitionHandler)? { transitionHandler }
}
