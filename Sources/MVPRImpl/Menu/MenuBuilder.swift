import HeadlessUI
import SharedModel

/// Builds the menu module.
struct MenuBuilder {
  private let dependencies: any MenuDependencies

  init(dependencies: any MenuDependencies) {
    self.dependencies = dependencies
  }

  func build() -> ViewController {
    let router = MenuRouter(dependencies: dependencies)
    let presenter = MenuPresenter(
      session: dependencies.session, favourites: dependencies.favourites, cover: dependencies.cover, router: router)
    let viewController = MenuViewController(title: Texts.appTitle, presenter: presenter)
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
