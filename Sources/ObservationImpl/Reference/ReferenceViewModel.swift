import Observation
import SharedModel

/// What the reference book shows, and what comes of the user's input.
@Observable
final class ReferenceViewModel {
  let title = Texts.referenceBook
  private(set) var error: String?

  private let dependencies: GuideDependencies
  /// Nil until a load has succeeded.
  private var categories: [ArticleCategory]?
  private var request: Cancellable?

  var sections: [ReferenceSection] {
    (categories ?? []).map { ReferenceSection(title: $0.name, rows: $0.articles.map(\.title)) }
  }
  var isLoading: Bool { request != nil && categories == nil }
  var isRefreshing: Bool { request != nil && categories != nil }

  init(dependencies: GuideDependencies) {
    self.dependencies = dependencies
  }

  /// Loads the book, or loads it again while the one that is there stays.
  func load() {
    guard request == nil else { return }
    error = nil
    request = dependencies.app.articles.fetchArticles { [weak self] in self?.didLoad($0) }
  }

  func selectRow(at index: Int, inSection section: Int) {
    guard let article = categories?[section].articles[index] else { return }
    let viewModel = ArticleViewModel(id: article.id, known: article, dependencies: dependencies)
    dependencies.navigation?.destinations.append(.article(viewModel))
  }

  private func didLoad(_ result: Result<[Article], ServiceError>) {
    request = nil
    switch result {
    case .success(let articles): categories = ArticleCategory.grouped(articles)
    case .failure(let failure) where categories == nil: error = failure.message
    case .failure: dependencies.navigation?.say(Alert(Texts.refreshFailed))
    }
  }
}
