import HeadlessUI
import SharedModel

/// Makes the note module.
struct NoteBuilder {
  private let dependencies: any NoteDependencies

  init(dependencies: any NoteDependencies) {
    self.dependencies = dependencies
  }

  /// Makes the screen of a note with a text, or with the saved one; `placeIsGone` is called after it was closed for that.
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
