import SharedModel

/// The view model of the reference book.
final class ReferenceViewModel {
  let title = Texts.referenceBook
  let sections = Observable<[ReferenceSectionViewModel]>([])
  let status = Observable(LoadStatusViewModel.idle)
  let isRefreshing = Observable(false)

  weak var coordinatorDelegate: (any ReferenceViewModelCoordinatorDelegate)?  // owned by its parent coordinator

  private let service: any ArticlesService
  private var categories: [ArticleCategory]?
  private var request: Cancellable?

  init(articles service: any ArticlesService) {
    self.service = service
  }

  // MARK: - Input

  func load() {
    guard request == nil else { return }
    status.value = .loading
    request = service.fetchArticles { [weak self] in self?.didLoad($0) }
  }

  func refresh() {
    // Set in any case, because the pulled list already shows that it refreshes.
    isRefreshing.value = categories != nil
    guard request == nil else { return }
    guard isRefreshing.value else { return load() }
    request = service.fetchArticles { [weak self] in self?.didRefresh($0) }
  }

  func selectRow(at index: Int, inSection section: Int) {
    guard let categories else { return }
    coordinatorDelegate?.referenceDidSelect(categories[section].articles[index])
  }

  // MARK: - Output

  private func didLoad(_ result: Result<[Article], ServiceError>) {
    request = nil
    switch result {
    case .success(let articles):
      status.value = .idle
      show(articles)
    case .failure(let failure): status.value = .failed(failure.message)
    }
  }

  private func didRefresh(_ result: Result<[Article], ServiceError>) {
    request = nil
    isRefreshing.value = false
    switch result {
    case .success(let articles): show(articles)
    case .failure: coordinatorDelegate?.referenceDidFailToRefresh(Texts.refreshFailed)
    }
  }

  private func show(_ articles: [Article]) {
    let categories = ArticleCategory.grouped(articles)
    self.categories = categories
    sections.value = categories.map { ReferenceSectionViewModel(title: $0.name, rows: $0.articles.map(\.title)) }
  }
}

// MARK: - RestorableViewModel

extension ReferenceViewModel: RestorableViewModel {
  var restorableState: SavedState.Screen { .reference }
}
