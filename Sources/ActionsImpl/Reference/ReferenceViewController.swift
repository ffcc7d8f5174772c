import HeadlessUI
import SharedModel

/// Lists the articles of the reference book by category and opens them.
final class ReferenceViewController: ViewController {
  private let screen: ReferenceView
  private let service: any ArticlesService

  init(articles service: any ArticlesService) {
    self.service = service
    screen = ReferenceView(model: ReferenceModel(), service: service)
    super.init(nibName: ReferenceView.name)
    title = Texts.referenceBook
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.interactor.delegate = self
    screen.interactor.load()
  }
}

// MARK: - ReferenceInteractorDelegate

extension ReferenceViewController: ReferenceInteractorDelegate {
  func interactorDidChangeProgress() {
    screen.viewModel.refreshProgress()
  }

  func interactorDidChangeArticles() {
    screen.viewModel.refreshArticles()
  }

  func interactorDidFailToRefresh() {
    presentAlert(Texts.refreshFailed)
  }

  func interactorDidSelect(_ article: Article) {
    navigationController?.pushViewController(ArticleViewController(article: article, articles: service))
  }
}

// MARK: - StateRestorable

extension ReferenceViewController: StateRestorable {
  var restorableState: SavedState.Screen { .reference }
}
