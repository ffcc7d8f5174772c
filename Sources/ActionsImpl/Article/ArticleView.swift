import HeadlessUI
import SharedModel
import Storyboard

/// The screen of an article, and the two objects that it creates: who loads it, and who fills it.
final class ArticleView: View {
  static let name = ArticleLayout.name

  let interactor: ArticleInteractor
  let viewModel: ArticleViewModel

  init(model: ArticleModel, service: any ArticlesService) {
    let layout = ArticleLayout()
    interactor = ArticleInteractor(model: model, service: service)
    viewModel = ArticleViewModel(model: model, layout: layout)
    super.init(Self.name)
    addSubview(layout)
  }
}
