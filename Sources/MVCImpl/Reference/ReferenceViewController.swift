import HeadlessUI
import SharedModel
import Storyboard

/// Lists the articles of the reference book by category and opens them.
final class ReferenceViewController: ViewController {
  private let layout = ReferenceLayout()
  private let status: LoadStatusViewController
  private let book: ReferenceBook
  private let dataSource: ReferenceDataSource
  private var bookObservation: Cancellable?

  init(articles service: any ArticlesService) {
    book = ReferenceBook(service: service)
    dataSource = ReferenceDataSource(book: book)
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
    bookObservation = book.observe { [weak self] in self?.bookDidChange($0) }
    book.load()
  }

  // MARK: - Actions

  private func didPullToRefresh() {
    book.refresh()
    // The control turns even if nothing is refreshed.
    endRefreshing()
  }

  // MARK: - View

  private func bookDidChange(_ change: ReferenceBook.Change) {
    switch change {
    case .state: showState()
    case .items: layout.list.reloadData()
    case .refreshFailed: presentAlert(Texts.refreshFailed)
    }
  }

  private func showState() {
    switch book.state {
    case .loading: status.showLoading()
    case .failed(let error): status.showFailure(error)
    case .idle, .refreshing: status.showLoaded()
    }
    endRefreshing()
  }

  private func endRefreshing() {
    if book.state != .refreshing { layout.refreshControl.endRefreshing() }
  }
}

// MARK: - LoadStatusViewControllerDelegate

extension ReferenceViewController: LoadStatusViewControllerDelegate {
  func loadStatusViewControllerDidTapRetry(_ loadStatusViewController: LoadStatusViewController) {
    book.load()
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
