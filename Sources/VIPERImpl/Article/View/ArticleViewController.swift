import HeadlessUI
import Storyboard

/// Shows one article.
final class ArticleViewController: ViewController, ModuleView {
  weak var moduleInput: (any RestorableModuleInput)?  // the presenter, which this owns
  private let layout = ArticleLayout()
  private let output: any ArticleViewOutput

  init(output: any ArticleViewOutput) {
    self.output = output
    super.init(nibName: ArticleLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    output.didTriggerViewReady()
  }
}

// MARK: - ArticleViewInput

extension ArticleViewController: ArticleViewInput {
  func showTitle(_ text: String) {
    title = text
  }

  func showBody(_ text: String) {
    layout.body.text = text
    layout.body.isHidden = false
  }

  func hideBody() {
    layout.body.isHidden = true
  }
}
