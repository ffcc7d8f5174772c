import HeadlessUI
import SharedModel

/// Builds the note module.
struct NoteBuilder {
  let dependencies: any NoteDependencies

  /// Makes a note's screen with a text, or with the saved one if `text` is nil. Calls `didFindPlaceGone` once the note
  /// has been closed because its place is gone.
  func build(placeID: Place.ID, text: String?, didFindPlaceGone: @escaping () -> Void) -> ViewController {
    let router = NoteRouter(didFindPlaceGone: didFindPlaceGone)
    let presenter = NotePresenter(
      placeID: placeID, text: text, notes: dependencies.notes, service: dependencies.noteService,
      observer: dependencies.modalObserver, router: router)
    let viewController = NoteViewController(presenter: presenter)
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
