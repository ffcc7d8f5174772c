import AppDoubles
import SharedModel
import Testing

@testable import MVVMCImpl

struct ArticleViewModelTests {
  private let service = ArticlesServiceDouble()
  private let delegate = ArticleViewModelCoordinatorDelegateDouble()
  private let viewModel: ArticleViewModel

  init() {
    viewModel = ArticleViewModel(id: "coffee", articles: service)
    viewModel.coordinatorDelegate = delegate
  }

  @Test("A failure is told to the coordinator, and there is nothing to show", arguments: ServiceError.ofLoading)
  func failure(failure: ServiceError, text: String) throws {
    viewModel.load()
    try service.articleRequests[0].answer(.failure(failure))
    #expect(delegate.messages == [text])
    #expect(viewModel.title.value == "")
    #expect(viewModel.body.value == nil)
  }

  @Test("Otherwise it loads, and shows nothing until then")
  func loading() throws {
    viewModel.load()
    #expect(service.ids == ["coffee"])
    #expect(viewModel.title.value == "")
    #expect(viewModel.body.value == nil)
    try service.articleRequests[0].answer(.success(.coffee))
    #expect(viewModel.title.value == "Coffee")
    #expect(viewModel.body.value == "Short and strong.")
    #expect(delegate.messages.isEmpty)
  }

  @Test("A given article is there at once, and stays when it is to load")
  func given() {
    let viewModel = ArticleViewModel(article: .coffee)
    #expect(viewModel.body.value == "Short and strong.")
    viewModel.load()
    #expect(viewModel.title.value == "Coffee")
    #expect(viewModel.body.value == "Short and strong.")
  }

  @Test("It is part of the navigation state")
  func restorableState() {
    #expect(viewModel.restorableState == .article(id: "coffee"))
    #expect(ArticleViewModel(article: .trams).restorableState == .article(id: "trams"))
  }
}
