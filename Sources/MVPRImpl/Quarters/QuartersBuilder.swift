import HeadlessUI
import SharedModel

/// Builds the quarters module.
struct QuartersBuilder {
  let dependencies: any QuartersDependencies

  func build(order: QuarterOrder = .priority) -> ViewController {
    let router = QuartersRouter(dependencies: dependencies)
    let presenter = QuartersPresenter(quarters: dependencies.quarters, order: order, router: router)
    let viewController = QuartersViewController(presenter: presenter)
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
