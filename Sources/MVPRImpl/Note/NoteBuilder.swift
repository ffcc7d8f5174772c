import HeadlessUI
import SharedModel

/// Builds the note module.
struct NoteBuilder {
  private let dependencies: any NoteDependencies

  init(dependencies: any NoteDependencies) {
    self.dependencies = dependencies
  }

  /// Makes a note's screen with a text, or with the saved one if `text` is nil. Calls `placeIsGone` after closing the
  /// note for that reason.
  func build(placeID: Place.ID, text: String?, placeIsGone: @escaping () -> Void) -> ViewController {
    let router = NoteRouter(placeIsGone: placeIsGone)
    let presenter = NotePresenter(
      placeID: placeID, text: text, notes: dependencies.notes, service: dependencies.noteService,
      observer: dependencies.noteObserver, router: router)
    let viewController = NoteViewController(title: Texts.note, presenter: presenter)
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
