import HeadlessUI
import Storyboard

/// Shows an article.
final class ArticleViewController: ViewController {
  private let layout = ArticleLayout()
  private let viewModel: ArticleViewModel

  init(viewModel: ArticleViewModel) {
    self.viewModel = viewModel
    super.init(nibName: ArticleLayout.name)
    title = viewModel.title
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    viewModel.load()
  }

  override func updateProperties() {
    layout.body.text = viewModel.body ?? ""
    layout.body.isHidden = viewModel.body == nil
  }
}
