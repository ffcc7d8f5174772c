import HeadlessUI
import SharedModel
import Storyboard

/// Lists the articles of the reference book by category and opens them.
final class ReferenceViewController: ViewController {
  private let layout = ReferenceLayout()
  private let service: any ArticlesService
  private let dataSource = ReferenceDataSource()
  private var articles: [Article]?
  private var request: Cancellable?

  init(articles service: any ArticlesService) {
    self.service = service
    super.init(nibName: ReferenceLayout.name)
    title = Texts.referenceBook
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = dataSource
    layout.list.delegate = self
    layout.refreshControl.addTarget(self, action: ReferenceViewController.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(self, action: ReferenceViewController.load, for: .touchUpInside)
    load()
  }

  // MARK: - Actions

  private func didPullToRefresh() {
    if articles == nil { layout.refreshControl.endRefreshing() }
    guard request == nil else { return }
    if articles == nil { load() } else { refresh() }
  }

  // MARK: - Loading

  private func load() {
    showError(nil)
    layout.spinner.startAnimating()
    request = service.fetchArticles { [weak self] in self?.didLoad($0) }
  }

  private func refresh() {
    request = service.fetchArticles { [weak self] in self?.didRefresh($0) }
  }

  private func didLoad(_ result: Result<[Article], ServiceError>) {
    request = nil
    layout.spinner.stopAnimating()
    switch result {
    case .success(let articles): show(articles)
    case .failure(let error): showError(Texts.loadFailed(error))
    }
  }

  private func didRefresh(_ result: Result<[Article], ServiceError>) {
    request = nil
    layout.refreshControl.endRefreshing()
    switch result {
    case .success(let articles): show(articles)
    case .failure: presentAlert(Texts.refreshFailed)
    }
  }

  // MARK: - View

  private func show(_ articles: [Article]) {
    self.articles = articles
    dataSource.categories = ArticleCategory.grouped(articles)
    layout.list.reloadData()
  }

  private func showError(_ text: String?) {
    layout.error.text = text ?? ""
    layout.error.isHidden = text == nil
    layout.retry.isHidden = text == nil
  }
}

// MARK: - TableViewDelegate

extension ReferenceViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let article = dataSource.article(at: indexPath)
    navigationController?.pushViewController(ArticleViewController(article: article))
  }
}

// MARK: - StateRestorable

extension ReferenceViewController: StateRestorable {
  var restorableState: SavedState.Screen { .reference }
}
