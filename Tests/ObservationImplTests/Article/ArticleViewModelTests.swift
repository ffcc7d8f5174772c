import SharedModel
import Testing

@testable import ObservationImpl

struct ArticleViewModelTests {
  private let fixture = AppFixture()

  private func make(known article: Article? = nil) -> ArticleViewModel {
    ArticleViewModel(id: "fish", known: article, dependencies: fixture.guide)
  }

  @Test(
    "A failed load is told, and OK goes back",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ])
  func failure(failure: ServiceError, text: String) {
    let viewModel = make()
    fixture.navigation.destinations = [.article(viewModel)]
    viewModel.load()
    fixture.articles.articleRequests[0].answer(.failure(failure))
    #expect(fixture.alert == text)
    #expect(viewModel.title == "")
    #expect(viewModel.body == nil)
    fixture.tapInAlert()
    #expect(fixture.navigation.destinations.isEmpty)
  }

  @Test("Under another alert nothing is said")
  func failureUnderAlert() {
    fixture.navigation.say(Alert("First"))
    let viewModel = make()
    viewModel.load()
    fixture.articles.articleRequests[0].answer(.failure(.offline))
    #expect(fixture.alert == "First")
  }

  @Test("Otherwise it loads, and shows nothing until then")
  func loading() {
    let viewModel = make()
    viewModel.load()
    #expect(fixture.articles.ids == ["fish"])
    #expect(viewModel.title == "")
    #expect(viewModel.body == nil)
    fixture.articles.articleRequests[0].answer(.success(.fish))
    #expect(viewModel.title == "Fish")
    #expect(viewModel.body == "Grilled.")
    #expect(fixture.alert == nil)
  }

  @Test("Given by the list it is shown at once, without a request")
  func given() {
    let viewModel = make(known: .fish)
    viewModel.load()
    #expect(viewModel.title == "Fish")
    #expect(viewModel.body == "Grilled.")
    #expect(fixture.articles.articleRequests.isEmpty)
  }

  @Test("It is part of where the user is")
  func savedScreen() {
    #expect(Destination.article(make()).savedScreen == .article(id: "fish"))
  }

  @Test("A view model that goes away cancels its request")
  func goesAway() {
    var viewModel: ArticleViewModel? = make()
    weak let reference = viewModel
    viewModel?.load()
    viewModel = nil
    #expect(viewModel == nil && reference == nil)
    #expect(fixture.articles.articleRequests[0].isCancelled)
  }
}
