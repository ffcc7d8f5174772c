import HeadlessUI
import SharedModel

/// Builds the article module, for an article at hand or one to load.
struct ArticleBuilder {
  let dependencies: any ArticleDependencies

  func build(article: Article) -> ViewController {
    build(id: article.id, article: article)
  }

  func build(id: Article.ID) -> ViewController {
    build(id: id, article: nil)
  }

  private func build(id: Article.ID, article: Article?) -> ViewController {
    let router = ArticleRouter()
    let presenter = ArticlePresenter(id: id, article: article, articles: dependencies.articles, router: router)
    let viewController = ArticleViewController(presenter: presenter)
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
