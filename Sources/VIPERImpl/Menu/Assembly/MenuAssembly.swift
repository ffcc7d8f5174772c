import HeadlessUI
import SharedModel

/// Makes the module that shows the parts of the guide. It has no module input, because there is nothing to configure.
struct MenuAssembly {
  let session: any UserSession
  let favourites: any FavouriteStorage
  let coverService: any CoverService
  let quartersAssembly: any ModuleAssembly<any QuartersModuleInput>
  let placesAssembly: any ModuleAssembly<any PlacesModuleInput>
  let referenceAssembly: any ModuleAssembly<any RestorableModuleInput>

  func makeModule() -> ViewController {
    let interactor = MenuInteractor(session: session, favourites: favourites, coverService: coverService)
    let router = MenuRouter(
      quartersAssembly: quartersAssembly, placesAssembly: placesAssembly, referenceAssembly: referenceAssembly)
    let presenter = MenuPresenter(interactor: interactor, router: router)
    let viewController = MenuViewController(
      output: presenter, displayManager: MenuDisplayManager(output: presenter))
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    return viewController
  }
}
