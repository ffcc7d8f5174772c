import Observation
import SharedModel

/// The state of the reference book, and its reactions to the user's input.
@Observable
final class ReferenceViewModel {
  let title = Texts.referenceBook
  private(set) var error: String?

  @ObservationIgnored var didSelect: (Article) -> Void = { _ in }
  @ObservationIgnored var showAlert: (Alert) -> Void = { _ in }

  private let service: any ArticlesService
  /// The book; `nil` until a load has succeeded.
  private var categories: [ArticleCategory]?
  private var request: Cancellable?

  var sections: [ReferenceSection] {
    (categories ?? []).map { ReferenceSection(title: $0.name, rows: $0.articles.map(\.title)) }
  }
  var isLoading: Bool { request != nil && categories == nil }
  var isRefreshing: Bool { request != nil && categories != nil }

  init(service: any ArticlesService) {
    self.service = service
  }

  /// Loads the book, or loads it again while the present one stays.
  func load() {
    guard request == nil else { return }
    error = nil
    request = service.fetchArticles { [weak self] in self?.didLoad($0) }
  }

  func selectRow(at index: Int, inSection section: Int) {
    if let categories { didSelect(categories[section].articles[index]) }
  }

  private func didLoad(_ result: Result<[Article], ServiceError>) {
    request = nil
    switch result {
    case .success(let articles): categories = ArticleCategory.grouped(articles)
    case .failure(let failure) where categories == nil: error = failure.message
    case .failure: showAlert(Alert(Texts.refreshFailed))
    }
  }
}
