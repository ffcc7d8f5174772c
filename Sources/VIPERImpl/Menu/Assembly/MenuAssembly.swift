import HeadlessUI
import SharedModel

/// Makes the module that shows the parts of the guide. It has no module input: there is nothing to tell it.
struct MenuAssembly {
  private let session: Session
  private let favourites: Favourites
  private let coverService: any CoverService
  private let quartersAssembly: QuartersAssembly
  private let placesAssembly: PlacesAssembly
  private let referenceAssembly: ReferenceAssembly

  init(
    session: Session, favourites: Favourites, coverService: any CoverService, quartersAssembly: QuartersAssembly,
    placesAssembly: PlacesAssembly, referenceAssembly: ReferenceAssembly
  ) {
    self.session = session
    self.favourites = favourites
    self.coverService = coverService
    self.quartersAssembly = quartersAssembly
    self.placesAssembly = placesAssembly
    self.referenceAssembly = referenceAssembly
  }

  func makeModule() -> ViewController {
    let interactor = MenuInteractor(session: session, favourites: favourites, coverService: coverService)
    let router = MenuRouter(
      quartersAssembly: quartersAssembly, placesAssembly: placesAssembly, referenceAssembly: referenceAssembly)
    let presenter = MenuPresenter(interactor: interactor, router: router)
    let viewController = MenuViewController(output: presenter)
    viewController.title = Texts.appTitle
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    return viewController
  }
}
