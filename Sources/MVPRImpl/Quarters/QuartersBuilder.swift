import HeadlessUI
import SharedModel

/// Builds the quarters module.
struct QuartersBuilder {
  private let dependencies: any QuartersDependencies

  init(dependencies: any QuartersDependencies) {
    self.dependencies = dependencies
  }

  func build(order: QuarterOrder = .priority) -> ViewController {
    let router = QuartersRouter(dependencies: dependencies)
    let presenter = QuartersPresenter(quarters: dependencies.quarters, order: order, router: router)
    let viewController = QuartersViewController(title: Texts.quarters, presenter: presenter)
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
