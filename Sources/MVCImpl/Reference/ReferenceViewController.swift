import HeadlessUI
import SharedModel
import Storyboard

/// Lists the articles of the reference book by category and opens them.
final class ReferenceViewController: ViewController {
  private let layout = ReferenceLayout()
  private let status: LoadStatusViewController
  private let service: any ArticlesService
  private let dataSource = ReferenceDataSource()
  private var articles: [Article]?
  private var request: Cancellable?

  init(articles service: any ArticlesService) {
    self.service = service
    status = LoadStatusViewController(layout: layout.status)
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
    status.delegate = self
    addChild(status)
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
    status.showLoading()
    request = service.fetchArticles { [weak self] in self?.didLoad($0) }
  }

  private func refresh() {
    request = service.fetchArticles { [weak self] in self?.didRefresh($0) }
  }

  private func didLoad(_ result: Result<[Article], ServiceError>) {
    request = nil
    switch result {
    case .success(let articles):
      status.showLoaded()
      show(articles)
    case .failure(let error):
      status.showFailure(error)
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
}

// MARK: - LoadStatusViewControllerDelegate

extension ReferenceViewController: LoadStatusViewControllerDelegate {
  func loadStatusViewControllerDidTapRetry(_ loadStatusViewController: LoadStatusViewController) {
    load()
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
