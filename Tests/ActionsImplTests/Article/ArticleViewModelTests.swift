import AppDoubles
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct ArticleViewModelTests {
  @Test("An article that can't be loaded, or is gone, is told in words")
  func failure() {
    let viewModel = ArticleViewModel(model: ArticleModel(id: "trams"), layout: ArticleLayout())
    #expect(viewModel.loadFailure(.offline) == "No connection.")
    #expect(viewModel.loadFailure(.notFound) == "Something went wrong.")
  }

  @Test("An article is shown with title and text, and nothing until it is there")
  func article() {
    let layout = ArticleLayout()
    let model = ArticleModel(id: "trams")
    let viewModel = ArticleViewModel(model: model, layout: layout)
    viewModel.refresh()
    #expect(layout.body.isHidden && viewModel.title.isEmpty)
    model.article = .trams
    viewModel.refresh()
    #expect(!layout.body.isHidden)
    #expect(layout.body.text == "Hold the card." && viewModel.title == "Trams")
  }
}
