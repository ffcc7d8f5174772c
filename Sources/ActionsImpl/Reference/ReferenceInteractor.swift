import HeadlessUI
import SharedModel

/// Receives the input of the reference book's screen, and loads its articles.
final class ReferenceInteractor {
  weak var delegate: (any ReferenceInteractorDelegate)?  // owns the view, which owns this

  private let model: ReferenceModel
  private let service: any ArticlesService
  private var loading: Cancellable?

  init(model: ReferenceModel, service: any ArticlesService) {
    self.model = model
    self.service = service
  }

  // MARK: - Input

  func didPullToRefresh() {
    guard model.status.wait == nil else { delegate?.interactorDidChangeProgress(); return }
    load(model.categories == nil ? .load : .refresh)
  }

  func load() {
    load(.load)
  }

  // MARK: - Actions

  private func load(_ wait: LoadStatus.Wait) {
    model.status = LoadStatus(wait: wait)
    delegate?.interactorDidChangeProgress()
    loading = LoadArticlesAction(service: service).run { [weak self] in self?.didLoad($0) }
  }

  private func didLoad(_ result: Result<[ArticleCategory], ServiceError>) {
    model.status = LoadStatus()
    switch result {
    case .success(let categories):
      model.categories = categories
      delegate?.interactorDidChangeArticles()
    case .failure(let error) where model.categories == nil: model.status.failure = error
    case .failure: delegate?.interactorDidFailToRefresh()
    }
    delegate?.interactorDidChangeProgress()
  }
}

// MARK: - TableViewDelegate

extension ReferenceInteractor: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    if let article = model.article(at: indexPath.section, row: indexPath.row) {
      delegate?.interactorDidSelect(article)
    }
  }
}
