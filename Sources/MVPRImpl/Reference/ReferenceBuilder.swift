import HeadlessUI
import SharedModel

/// Builds the reference module.
struct ReferenceBuilder {
  let dependencies: any ReferenceDependencies

  func build() -> ViewController {
    let router = ReferenceRouter(dependencies: dependencies)
    let presenter = ReferencePresenter(articles: dependencies.articles, router: router)
    let viewController = ReferenceViewController(presenter: presenter)
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
