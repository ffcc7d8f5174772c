import HeadlessUI
import SharedModel

/// Receives the input of the reference book's screen, and loads its articles.
final class ReferenceInteractor {
  weak var delegate: (any ReferenceInteractorDelegate)?  // owns the view, which owns this

  private let model: ReferenceModel
  private let loadArticles: LoadArticlesAction

  init(model: ReferenceModel, service: any ArticlesService) {
    self.model = model
    loadArticles = LoadArticlesAction(service: service)
  }

  // MARK: - Input

  func didPullToRefresh() {
    switch model.wait {
    case nil where model.categories == nil: load()
    case nil: run(.refresh)
    case .load, .refresh: delegate?.interactorDidChangeProgress()
    }
  }

  func load() {
    run(.load)
  }

  // MARK: - Actions

  private func run(_ wait: ReferenceModel.Wait) {
    model.wait = wait
    model.failure = nil
    delegate?.interactorDidChangeProgress()
    loadArticles.run { [weak self] in self?.didEnd(wait, $0) }
  }

  private func didEnd(_ wait: ReferenceModel.Wait, _ result: Result<[ArticleCategory], ServiceError>) {
    model.wait = nil
    switch (wait, result) {
    case (_, .success(let categories)):
      model.categories = categories
      delegate?.interactorDidChangeArticles()
    case (.load, .failure(let error)): model.failure = error
    case (.refresh, .failure): delegate?.interactorDidFailToRefresh()
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
