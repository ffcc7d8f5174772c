import HeadlessUI
import SharedModel
import Storyboard

/// Loads the articles of the reference book, lists them by category, refreshes them and opens one.
final class ReferenceViewController: ViewController {
  private let layout = ReferenceLayout()
  private let service: any ArticlesService
  private var categories: [ArticleCategory] = []
  private var hasLoaded = false
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
    layout.list.dataSource = self
    layout.list.delegate = self
    layout.refreshControl.addTarget(self, action: ReferenceViewController.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(self, action: ReferenceViewController.load, for: .touchUpInside)
    load()
  }

  private func load() {
    layout.error.isHidden = true
    layout.retry.isHidden = true
    layout.spinner.startAnimating()
    request = service.fetchArticles { [weak self] result in
      guard let self else { return }
      request = nil
      layout.spinner.stopAnimating()
      switch result {
      case .success(let articles):
        hasLoaded = true
        categories = ArticleCategory.grouped(articles)
        layout.list.reloadData()
      case .failure(let error):
        layout.error.text = error == .offline ? Texts.noConnection : Texts.somethingWentWrong
        layout.error.isHidden = false
        layout.retry.isHidden = false
      }
    }
  }

  private func didPullToRefresh() {
    if !hasLoaded {
      // There is nothing to refresh, so the pull retries the load, unless one is in flight.
      layout.refreshControl.endRefreshing()
      if request == nil { load() }
      return
    }
    request = service.fetchArticles { [weak self] result in
      guard let self else { return }
      request = nil
      layout.refreshControl.endRefreshing()
      switch result {
      case .success(let articles):
        categories = ArticleCategory.grouped(articles)
        layout.list.reloadData()
      case .failure:
        guard presentedViewController == nil else { return }
        present(AlertController(title: Texts.refreshFailed, actions: [AlertAction(title: Texts.ok)]))
      }
    }
  }
}

// MARK: - TableViewDataSource

extension ReferenceViewController: TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int {
    categories.count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    categories[section].name
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    categories[section].articles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.text = categories[indexPath.section].articles[indexPath.row].title
    return cell
  }
}

// MARK: - TableViewDelegate

extension ReferenceViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let article = categories[indexPath.section].articles[indexPath.row]
    let articleViewController = ArticleViewController(articles: service, id: article.id)
    articleViewController.article = article
    navigationController?.pushViewController(articleViewController)
  }
}
