import HeadlessUI
import SharedModel
import Storyboard

/// Shows an article.
final class ArticleViewController: ViewController {
  private let layout = ArticleLayout()
  private let store: Store<ArticleState, ArticleAction>
  private var observation: Cancellable?

  init(store: Store<ArticleState, ArticleAction>) {
    self.store = store
    super.init(nibName: ArticleLayout.name)
    title = store.state?.article?.title ?? ""
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    observation = store.observe(\.self) { [weak self] in self?.render($0) }
    store.send(.viewDidLoad)
  }

  private func render(_ state: ArticleState) {
    title = state.article?.title ?? ""
    layout.body.text = state.article?.body ?? ""
    layout.body.isHidden = state.article == nil
  }
}
