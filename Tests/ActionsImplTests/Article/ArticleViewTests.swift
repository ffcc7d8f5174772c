import AppDoubles
import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct ArticleViewTests {
  private let service = ArticlesServiceDouble()
  private let window = Window()

  @Test("It creates its interactor and its view model")
  func creates() throws {
    let screen = ArticleView(model: ArticleModel(id: "trams"), service: service)
    window.show(screen)
    screen.interactor.start()
    try service.articleRequests[0].answer(.success(.trams))
    screen.viewModel.refresh()
    #expect(window.lines.last == "  article.body: label “Hold the card.”")
  }
}
