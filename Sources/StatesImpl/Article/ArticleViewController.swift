import HeadlessUI
import Storyboard

/// The view of one article.
final class ArticleViewController: ViewController {
  weak var messages: (any ArticleMessages)?  // the state, which owns this
  private let layout = ArticleLayout()

  init() {
    super.init(nibName: ArticleLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    messages?.didLoadView()
  }

  func showBody(_ text: String?) {
    layout.body.text = text ?? ""
    layout.body.isHidden = text == nil
  }
}
