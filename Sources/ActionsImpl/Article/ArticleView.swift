import HeadlessUI
import SharedModel
import Storyboard

/// An article's screen, which creates the interactor that loads the article and the view model that shows it.
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
