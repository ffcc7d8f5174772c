import SharedModel

/// Makes the module that lets the user write a note about a place.
struct NoteAssembly: ModuleAssembly {
  let service: any NoteService
  let notes: any NoteStorage
  let modalOutput: () -> (any ModalModuleOutput)?

  func makeModule() -> Module<any NoteModuleInput> {
    let interactor = NoteInteractor(service: service, notes: notes)
    let router = NoteRouter(alertAssembly: AlertAssembly())
    let presenter = NotePresenter(interactor: interactor, router: router, modalOutput: modalOutput())
    let viewController = NoteViewController(output: presenter)
    viewController.moduleInput = presenter
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    return Module(viewController: viewController, input: presenter)
  }
}
