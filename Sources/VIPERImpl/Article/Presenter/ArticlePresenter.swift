import SharedModel

/// Shows the article it was given, or obtains it first.
final class ArticlePresenter {
  weak var view: (any ArticleViewInput)?  // it owns this
  private let interactor: any ArticleInteractorInput
  private let router: any ArticleRouterInput
  private var id = ""
  /// The article, if the module that opened this one has obtained it.
  private var article: ArticleItem?

  init(interactor: any ArticleInteractorInput, router: any ArticleRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  private func show(_ article: ArticleItem) {
    view?.showTitle(article.title)
    view?.showBody(article.body)
  }
}

// MARK: - ArticleModuleInput

extension ArticlePresenter: ArticleModuleInput {
  func obtainSavedScreen() -> SavedState.Screen { .article(id: id) }

  func configureModule(article: ArticleItem) {
    id = article.id
    self.article = article
    view?.showTitle(article.title)
  }

  func configureModule(articleID: String) {
    id = articleID
  }
}

// MARK: - ArticleViewOutput

extension ArticlePresenter: ArticleViewOutput {
  func didTriggerViewReady() {
    if let article {
      show(article)
    } else {
      view?.hideBody()
      interactor.obtainArticle(id: id)
    }
  }
}

// MARK: - ArticleInteractorOutput

extension ArticlePresenter: ArticleInteractorOutput {
  func didObtainArticle(_ article: ArticleItem) {
    show(article)
  }

  func didFailToObtainArticle(_ error: ServiceError) {
    router.openAlert(.notice(error.message), for: .closeModule, output: self)
  }
}

// MARK: - AlertOutput

extension ArticlePresenter: AlertOutput {
  func didConfirmAlert(_ outcome: AlertOutcome) {
    router.closeModule()
  }
}
