import HeadlessUI
import SharedModel

/// Lets the user write the note about a place. Its presenting controller closes it.
final class NoteViewController: ViewController {
  weak var delegate: (any NoteViewControllerDelegate)?  // below this one; its presenting controller owns both

  private let screen: NoteView
  private let model: NoteModel

  var draft: NoteDraft { model.draft }

  /// Starts with a text, or with the saved note if `text` is nil.
  init(placeID: Place.ID, text: String?, notes: Notes, service: any NoteService) {
    model = NoteModel(placeID: placeID, text: text, notes: notes)
    screen = NoteView(model: model, service: service)
    super.init(nibName: NoteView.name)
    title = Texts.note
    presentationDelegate = screen.interactor
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.interactor.delegate = self
    refresh()
  }

  /// Runs `leave`, which closes the note, once the user agrees to lose unsaved changes.
  func confirmDiscarding(then leave: @escaping () -> Void) {
    guard model.isChanged else { return leave() }
    let discard = AlertAction(title: Texts.discard, didTap: leave)
    let keepEditing = AlertAction(title: Texts.keepEditing)
    presentAlert(Texts.discardChanges, actions: [discard, keepEditing])
  }

  private func refresh() {
    screen.viewModel.refresh()
    isModalInPresentation = model.isChanged
  }
}

// MARK: - NoteInteractorDelegate

extension NoteViewController: NoteInteractorDelegate {
  func interactorDidChangeNote() {
    refresh()
  }

  func interactorDidAskToLeave() {
    confirmDiscarding { [weak self] in self?.interactorDidFinish() }
  }

  func interactorDidFinish() {
    delegate?.noteViewControllerDidFinish(self)
  }

  func interactorDidFailToSave(_ error: ServiceError) {
    guard error == .notFound else { return presentAlert(Texts.noteNotSaved) }
    let leave = AlertAction(title: Texts.ok) { [weak self] in
      if let self { delegate?.noteViewControllerDidLosePlace(self) }
    }
    presentAlert(Texts.placeGone, actions: [leave])
  }
}
