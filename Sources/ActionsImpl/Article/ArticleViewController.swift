import HeadlessUI
import SharedModel

/// Shows an article that it is given or loads.
final class ArticleViewController: ViewController {
  private let screen: ArticleView
  private let model: ArticleModel

  convenience init(article: Article, articles service: any ArticlesService) {
    self.init(model: ArticleModel(id: article.id, article: article), service: service)
  }

  convenience init(id: Article.ID, articles service: any ArticlesService) {
    self.init(model: ArticleModel(id: id), service: service)
  }

  private init(model: ArticleModel, service: any ArticlesService) {
    self.model = model
    screen = ArticleView(model: model, service: service)
    super.init(nibName: ArticleView.name)
    title = screen.viewModel.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.interactor.delegate = self
    screen.viewModel.refresh()
    screen.interactor.start()
  }
}

// MARK: - ArticleInteractorDelegate

extension ArticleViewController: ArticleInteractorDelegate {
  func interactorDidLoadArticle() {
    title = screen.viewModel.title
    screen.viewModel.refresh()
  }

  func interactorDidFailToLoad(_ error: ServiceError) {
    let goBack = AlertAction(title: Texts.ok) { [weak self] in self?.navigationController?.popViewController() }
    presentAlert(screen.viewModel.loadFailure(error), actions: [goBack])
  }
}

// MARK: - StateRestorable

extension ArticleViewController: StateRestorable {
  var restorableState: SavedState.Screen { .article(id: model.id) }
}
