import HeadlessUI
import SharedModel
import Storyboard

/// Shows an article, loads it if need be, and goes back if that fails.
final class ArticleViewController: ViewController {
  let id: Article.ID
  /// The article from the screen that opened this one; if nil, the article is loaded.
  var article: Article?

  private let layout = ArticleLayout()
  private let service: any ArticlesService
  private var request: Cancellable?

  init(articles service: any ArticlesService, id: Article.ID) {
    self.service = service
    self.id = id
    super.init(nibName: ArticleLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    if let article {
      title = article.title
      layout.body.text = article.body
      return
    }
    layout.body.isHidden = true
    request = service.fetchArticle(id: id) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let loaded):
        title = loaded.title
        layout.body.text = loaded.body
        layout.body.isHidden = false
      case .failure(let error):
        guard presentedViewController == nil else { return }
        let text = error == .offline ? Texts.noConnection : Texts.somethingWentWrong
        let goBack = AlertAction(title: Texts.ok) { [weak self] in
          self?.navigationController?.popViewController()
        }
        present(AlertController(title: text, actions: [goBack]))
      }
    }
  }
}
