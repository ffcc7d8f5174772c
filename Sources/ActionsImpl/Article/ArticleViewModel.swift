import SharedModel
import Storyboard

/// Refreshes the outlets of an article's screen from the model.
final class ArticleViewModel {
  private let model: ArticleModel
  private let layout: ArticleLayout

  var title: String { model.article?.title ?? "" }

  init(model: ArticleModel, layout: ArticleLayout) {
    self.model = model
    self.layout = layout
  }

  func loadFailure(_ error: ServiceError) -> String {
    error.loadFailure
  }

  func refresh() {
    layout.body.text = model.article?.body ?? ""
    layout.body.isHidden = model.article == nil
  }
}
