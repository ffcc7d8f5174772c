import HeadlessUI
import SharedModel

/// Builds the menu module.
struct MenuBuilder {
  let dependencies: any MenuDependencies

  func build() -> ViewController {
    let router = MenuRouter(dependencies: dependencies)
    let presenter = MenuPresenter(
      session: dependencies.session, favourites: dependencies.favourites, cover: dependencies.cover, router: router)
    let viewController = MenuViewController(presenter: presenter)
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
