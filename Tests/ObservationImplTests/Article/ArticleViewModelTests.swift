import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct ArticleViewModelTests {
  private let fixture = GuideFixture()

  private func make(known article: Article? = nil) -> ArticleViewModel {
    fixture.guide.makeArticle("coffee", known: article)
  }

  @Test("A failed load is told, and OK goes back", arguments: ServiceError.ofLoading)
  func failure(failure: ServiceError, text: String) throws {
    let viewModel = make()
    fixture.navigation.path = [.article(viewModel)]
    viewModel.load()
    try fixture.device.articles.articleRequests[0].answer(.failure(failure))
    #expect(fixture.alert == text)
    #expect(viewModel.title == "")
    #expect(viewModel.body == nil)
    fixture.tapInAlert()
    #expect(fixture.navigation.path.isEmpty)
  }

  @Test("Under another alert nothing is said")
  func failureUnderAlert() throws {
    fixture.navigation.say(Alert("First"))
    let viewModel = make()
    viewModel.load()
    try fixture.device.articles.articleRequests[0].answer(.failure(.offline))
    #expect(fixture.alert == "First")
  }

  @Test("Otherwise it loads, and shows nothing until then")
  func loading() throws {
    let viewModel = make()
    viewModel.load()
    #expect(fixture.device.articles.ids == ["coffee"])
    #expect(viewModel.title == "")
    #expect(viewModel.body == nil)
    try fixture.device.articles.articleRequests[0].answer(.success(.coffee))
    #expect(viewModel.title == "Coffee")
    #expect(viewModel.body == "Short and strong.")
    #expect(fixture.alert == nil)
  }

  @Test("Given by the list it is shown at once, without a request")
  func given() {
    let viewModel = make(known: .coffee)
    viewModel.load()
    #expect(viewModel.title == "Coffee")
    #expect(viewModel.body == "Short and strong.")
    #expect(fixture.device.articles.articleRequests.isEmpty)
  }

  @Test("It is part of the navigation state")
  func savedScreen() {
    #expect(Destination.article(make()).savedScreen == .article(id: "coffee"))
  }
}
