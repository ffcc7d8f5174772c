import HeadlessUI
import SharedModel

/// Builds the reference module.
struct ReferenceBuilder {
  private let dependencies: any ReferenceDependencies

  init(dependencies: any ReferenceDependencies) {
    self.dependencies = dependencies
  }

  func build() -> ViewController {
    let router = ReferenceRouter(dependencies: dependencies)
    let presenter = ReferencePresenter(articles: dependencies.articles, router: router)
    let viewController = ReferenceViewController(title: Texts.referenceBook, presenter: presenter)
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
