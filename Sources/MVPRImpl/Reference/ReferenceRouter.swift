import HeadlessUI
import SharedModel

/// Navigates from the reference book to its articles, and shows alerts.
final class ReferenceRouter: AlertRoute {
  weak var viewController: ViewController?  // it owns the presenter, which owns this router
  private let dependencies: any ArticleDependencies

  init(dependencies: any ArticleDependencies) {
    self.dependencies = dependencies
  }
}

// MARK: - ReferenceRouting

extension ReferenceRouter: ReferenceRouting {
  func openArticle(_ article: Article) {
    let screen = ArticleBuilder(dependencies: dependencies).build(article: article)
    viewController?.navigationController?.pushViewController(screen)
  }
}
