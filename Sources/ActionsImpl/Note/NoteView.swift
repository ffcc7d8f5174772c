import HeadlessUI
import SharedModel
import Storyboard

/// The note's screen, which creates the interactor that receives its input and the view model that fills it.
final class NoteView: View {
  static let name = NoteLayout.name

  let interactor: NoteInteractor
  let viewModel: NoteViewModel

  init(model: NoteModel, service: any NoteService) {
    let layout = NoteLayout()
    interactor = NoteInteractor(model: model, service: service, text: layout.text)
    viewModel = NoteViewModel(model: model, layout: layout)
    super.init(Self.name)
    addSubview(layout)
    layout.text.addTarget(interactor, action: NoteInteractor.didEditText, for: .editingChanged)
    layout.save.addTarget(interactor, action: NoteInteractor.didTapSave, for: .touchUpInside)
    layout.cancel.addTarget(interactor, action: NoteInteractor.didTapCancel, for: .touchUpInside)
  }
}
