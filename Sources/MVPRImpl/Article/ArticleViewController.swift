import HeadlessUI
import Storyboard

/// The screen of an article.
final class ArticleViewController: ViewController {
  private let layout = ArticleLayout()
  private let presenter: any ArticlePresenting

  init(presenter: any ArticlePresenting) {
    self.presenter = presenter
    super.init(nibName: ArticleLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    presenter.viewDidLoad()
  }
}

// MARK: - ArticleView

extension ArticleViewController: ArticleView {
  func setBody(_ text: String?) {
    layout.body.text = text ?? ""
    layout.body.isHidden = text == nil
  }
}

// MARK: - RestorableScreen

extension ArticleViewController: RestorableScreen {
  var restorable: any RestorablePresenting { presenter }
}
