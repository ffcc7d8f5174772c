import SharedModel

/// Makes the module that lets the user write a note about a place.
struct NoteAssembly {
  private let service: any NoteService
  private let notes: Notes
  private let modalOutput: any ModalModuleOutput

  init(service: any NoteService, notes: Notes, modalOutput: any ModalModuleOutput) {
    self.service = service
    self.notes = notes
    self.modalOutput = modalOutput
  }

  func makeModule() -> Module<any NoteModuleInput> {
    let interactor = NoteInteractor(service: service, notes: notes)
    let router = NoteRouter()
    let presenter = NotePresenter(interactor: interactor, router: router, modalOutput: modalOutput)
    let viewController = NoteViewController(output: presenter)
    viewController.title = Texts.note
    viewController.moduleInput = presenter
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    return Module(viewController: viewController, input: presenter)
  }
}
