import HeadlessUI
import SharedModel

/// Leads the user through writing a note, until its screen is closed.
final class NoteCoordinator {
  weak var delegate: (any NoteCoordinatorDelegate)?  // the parent coordinator, which owns this one

  private let presenter: ViewController
  private let notes: Notes
  private let service: any NoteService
  private weak var viewController: NoteViewController?  // its presenter owns it
  private weak var viewModel: NoteViewModel?  // its view controller owns it

  /// The text as typed and its place, or nil while no note is open.
  var draft: NoteDraft? { viewModel?.draft }

  init(presenter: ViewController, notes: Notes, service: any NoteService) {
    self.presenter = presenter
    self.notes = notes
    self.service = service
  }

  /// Presents the note on a place, with the saved text unless there is a draft.
  func start(placeID: Place.ID, text: String?) {
    let viewModel = NoteViewModel(placeID: placeID, text: text, notes: notes, service: service)
    viewModel.coordinatorDelegate = self
    let viewController = NoteViewController(viewModel: viewModel)
    viewController.presentationDelegate = self
    self.viewModel = viewModel
    self.viewController = viewController
    presenter.present(viewController)
  }

  /// Goes elsewhere, after asking the user if that would discard a changed text.
  func leave(_ go: @escaping () -> Void) {
    guard let viewModel, viewModel.wouldLose.value else { return go() }
    confirmDiscarding(then: go)
  }

  private func confirmDiscarding(then discard: @escaping () -> Void) {
    let actions = [AlertAction(title: Texts.discard, didTap: discard), AlertAction(title: Texts.keepEditing)]
    AlertController.show(Texts.discardChanges, actions: actions, over: viewController)
  }

  private func close() {
    // The presenter dismisses the note and an alert over it; the note itself would dismiss the alert only.
    presenter.dismiss()
    delegate?.noteCoordinatorDidFinish()
  }

  private func closeWithoutPlace() {
    presenter.dismiss()
    delegate?.noteCoordinatorDidLosePlace()
  }
}

// MARK: - NoteViewModelCoordinatorDelegate

extension NoteCoordinator: NoteViewModelCoordinatorDelegate {
  func noteDidFinish() {
    close()
  }

  func noteDidCancelChanges() {
    confirmDiscarding { [weak self] in self?.close() }
  }

  func noteDidFailToSave(_ message: String) {
    AlertController.show(message, over: viewController)
  }

  func noteDidLosePlace(_ message: String) {
    AlertController.show(message, over: viewController) { [weak self] in self?.closeWithoutPlace() }
  }
}

// MARK: - PresentationDelegate

extension NoteCoordinator: PresentationDelegate {
  /// A swipe that would discard something is the same as Cancel.
  func presentationDidAttemptToDismiss(_ controller: ViewController) {
    viewModel?.cancel()
  }

  // snippet.swipe
  func presentationDidDismiss(_ controller: ViewController) {
    delegate?.noteCoordinatorDidFinish()
  }
  // snippet.end
}
