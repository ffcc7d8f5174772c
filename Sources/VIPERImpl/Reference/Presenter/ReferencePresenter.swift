import SharedModel

/// Decides when the reference book is loaded, how failures are reported, and which article is opened.
final class ReferencePresenter {
  private enum Activity {
    case none
    case loading
    case refreshing
  }

  weak var view: (any ReferenceViewInput)? {  // it owns this
    didSet { view?.showTitle(Texts.referenceBook) }
  }
  private let interactor: any ReferenceInteractorInput
  private let router: any ReferenceRouterInput
  private var activity = Activity.none
  /// The book; `nil` until a load has succeeded.
  private var categories: [ArticleCategoryItem]?

  init(interactor: any ReferenceInteractorInput, router: any ReferenceRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  private func load() {
    activity = .loading
    view?.hideError()
    view?.showSpinner()
    interactor.obtainCategories()
  }

  private func refresh() {
    activity = .refreshing
    interactor.obtainCategories()
  }

  private func endActivity() {
    activity = .none
    view?.hideSpinner()
    view?.endRefreshing()
  }
}

// MARK: - RestorableModuleInput

extension ReferencePresenter: RestorableModuleInput {
  func obtainSavedScreen() -> SavedState.Screen { .reference }
}

// MARK: - ReferenceViewOutput

extension ReferencePresenter: ReferenceViewOutput {
  func didTriggerViewReady() {
    load()
  }

  func didPullToRefresh() {
    switch (activity, categories) {
    case (.none, nil):
      view?.endRefreshing()
      load()
    case (.none, _?): refresh()
    case (.loading, _): view?.endRefreshing()
    case (.refreshing, _): break
    }
  }

  func didTapRetry() {
    load()
  }

  func didSelectRow(at row: Int, inSection section: Int) {
    guard let article = categories?[section].articles[row] else { return }
    router.openArticle(article)
  }
}

// MARK: - ReferenceInteractorOutput

extension ReferencePresenter: ReferenceInteractorOutput {
  func didObtainCategories(_ categories: [ArticleCategoryItem]) {
    endActivity()
    self.categories = categories
    view?.showSections(categories.map { ReferenceSectionViewModel(title: $0.name, rows: $0.articles.map(\.title)) })
  }

  func didFailToObtainCategories(_ error: ServiceError) {
    let wasRefreshing = activity == .refreshing
    endActivity()
    if wasRefreshing {
      router.openAlert(.notice(Texts.refreshFailed))
    } else {
      view?.showError(error.message)
    }
  }
}
