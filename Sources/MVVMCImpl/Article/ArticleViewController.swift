import HeadlessUI
import Storyboard

/// Binds the screen of an article to its view model.
final class ArticleViewController: ViewController, RestorableScreen {
  let viewModel: ArticleViewModel

  private let layout = ArticleLayout()

  init(viewModel: ArticleViewModel) {
    self.viewModel = viewModel
    super.init(nibName: ArticleLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    viewModel.title.bind { [weak self] in self?.title = $0 }
    viewModel.body.bind { [weak self] in self?.showBody($0) }
    viewModel.load()
  }

  private func showBody(_ text: String?) {
    layout.body.text = text ?? ""
    layout.body.isHidden = text == nil
  }
}
