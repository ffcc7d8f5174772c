import HeadlessUI
import SharedModel
import Storyboard

/// Shows one article: one that it was given, or one that it loads.
final class ArticleViewController: ViewController {
  private enum Source {
    case given(Article)
    case service(any ArticlesService, id: Article.ID)
  }

  private let layout = ArticleLayout()
  private let source: Source
  private var request: Cancellable?

  init(article: Article) {
    source = .given(article)
    super.init(nibName: ArticleLayout.name)
    title = article.title
  }

  init(id: Article.ID, articles service: any ArticlesService) {
    source = .service(service, id: id)
    super.init(nibName: ArticleLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    switch source {
    case .given(let article): show(article)
    case .service(let service, let id): load(id, from: service)
    }
  }

  // MARK: - Loading

  private func load(_ id: Article.ID, from service: any ArticlesService) {
    layout.body.isHidden = true
    request = service.fetchArticle(id: id) { [weak self] in self?.didLoad($0) }
  }

  private func didLoad(_ result: Result<Article, ServiceError>) {
    switch result {
    case .success(let article): show(article)
    case .failure(let error): showError(error)
    }
  }

  // MARK: - View

  private func show(_ article: Article) {
    title = article.title
    layout.body.text = article.body
    layout.body.isHidden = false
  }

  private func showError(_ error: ServiceError) {
    presentAlert(error.loadFailureText) { [weak self] in self?.navigationController?.popViewController() }
  }
}

// MARK: - StateRestorable

extension ArticleViewController: StateRestorable {
  var restorableState: SavedState.Screen {
    switch source {
    case .given(let article): .article(id: article.id)
    case .service(_, let id): .article(id: id)
    }
  }
}
