import HeadlessUI
import SharedModel

/// The root module: its view, to be kept as long as the app runs, and its input.
struct RootModule {
  let view: RootView
  let input: any RootModuleInput
}

/// Makes the module that decides what the window shows; the only one that is given all dependencies.
struct RootAssembly {
  let dependencies: AppDependencies

  func makeModule(in window: Window) -> RootModule {
    weak var modalOutput: (any ModalModuleOutput)?  // the presenter, which needs the assemblies first
    let assemblies = GuideAssemblies(dependencies: dependencies) { modalOutput }
    let menuAssembly = MenuAssembly(
      session: dependencies.session, favourites: dependencies.favourites, coverService: dependencies.cover,
      quartersAssembly: assemblies.quarters, placesAssembly: assemblies.places,
      referenceAssembly: assemblies.reference)
    let interactor = RootInteractor(
      session: dependencies.session, savedState: dependencies.savedState, images: dependencies.images,
      logger: dependencies.logger)
    let router = RootRouter(
      signInAssembly: SignInAssembly(service: dependencies.signIn), menuAssembly: menuAssembly,
      assemblies: assemblies, alertAssembly: AlertAssembly())
    let presenter = RootPresenter(interactor: interactor, router: router)
    let view = RootView(window: window, output: presenter)
    presenter.view = view
    interactor.output = presenter
    modalOutput = presenter
    router.transitionHandler = view
    return RootModule(view: view, input: presenter)
  }
}
