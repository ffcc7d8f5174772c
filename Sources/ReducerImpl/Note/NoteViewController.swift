import Foundation
import HeadlessUI
import SharedModel
import Storyboard

/// Shows a note that is being written.
final class NoteViewController: ViewController {
  private let layout = NoteLayout()
  private let store: Store<NoteState, NoteAction>
  private var observation: Cancellable?

  init(store: Store<NoteState, NoteAction>) {
    self.store = store
    super.init(nibName: NoteLayout.name)
    title = Texts.note
    presentationDelegate = self
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.text.addTarget(self, action: NoteViewController.didEditText, for: .editingChanged)
    layout.save.addTarget(self, action: NoteViewController.didTapSave, for: .touchUpInside)
    layout.cancel.addTarget(self, action: NoteViewController.didTapCancel, for: .touchUpInside)
    observation = store.observe(\.self) { [weak self] in self?.render($0) }
    store.send(.viewDidLoad)
  }

  private func render(_ state: NoteState) {
    layout.text.text = state.text
    layout.count.text = String(format: Texts.lengthOfLimit, NoteRule.length(of: state.text), NoteRule.limit)
    layout.text.isEnabled = !state.isSaving
    layout.save.isEnabled = state.canSave
    layout.cancel.isEnabled = !state.isSaving
    layout.spinner.isHidden = !state.isSaving
    isModalInPresentation = state.isChanged
  }

  // MARK: - Actions

  private func didEditText() { store.send(.textChanged(layout.text.text)) }
  private func didTapSave() { store.send(.saveTapped) }
  private func didTapCancel() { store.send(.cancelTapped) }
}

// MARK: - PresentationDelegate

extension NoteViewController: PresentationDelegate {
  func presentationDidAttemptToDismiss(_ controller: ViewController) { store.send(.swipedDown) }
  func presentationDidDismiss(_ controller: ViewController) { store.send(.dismissed) }
}
