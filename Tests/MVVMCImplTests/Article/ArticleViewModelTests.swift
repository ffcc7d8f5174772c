import SharedModel
import Testing

@testable import MVVMCImpl

struct ArticleViewModelTests {
  private let service = ArticlesServiceDouble()
  private let delegate = ArticleViewModelCoordinatorDelegateDouble()
  private let viewModel: ArticleViewModel

  init() {
    viewModel = ArticleViewModel(id: "fish", articles: service)
    viewModel.coordinatorDelegate = delegate
  }

  @Test(
    "A failure is told to the coordinator, and there is nothing to show",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ])
  func failure(failure: ServiceError, text: String) {
    viewModel.load()
    service.articleRequests[0].answer(.failure(failure))
    #expect(delegate.messages == [text])
    #expect(viewModel.title.value == "")
    #expect(viewModel.body.value == nil)
  }

  @Test("Otherwise it loads, and shows nothing until then")
  func loading() {
    viewModel.load()
    #expect(service.ids == ["fish"])
    #expect(viewModel.title.value == "")
    #expect(viewModel.body.value == nil)
    service.articleRequests[0].answer(.success(.fish))
    #expect(viewModel.title.value == "Fish")
    #expect(viewModel.body.value == "Grilled.")
    #expect(delegate.messages.isEmpty)
  }

  @Test("A given article is there at once, and stays when it is to load")
  func given() {
    let viewModel = ArticleViewModel(article: .fish)
    #expect(viewModel.body.value == "Grilled.")
    viewModel.load()
    #expect(viewModel.title.value == "Fish")
    #expect(viewModel.body.value == "Grilled.")
  }

  @Test("It is part of where the user is")
  func restorableState() {
    #expect(viewModel.restorableState == .article(id: "fish"))
    #expect(ArticleViewModel(article: .trams).restorableState == .article(id: "trams"))
  }

  @Test("A view model that goes away cancels its request")
  func goesAway() {
    var viewModel: ArticleViewModel? = ArticleViewModel(id: "fish", articles: service)
    weak let reference = viewModel
    viewModel?.load()
    viewModel = nil
    #expect(viewModel == nil && reference == nil)
    #expect(service.articleRequests[0].isCancelled)
  }

  @Test("The coordinator is held weakly")
  func weakCoordinator() {
    var coordinator: ArticleViewModelCoordinatorDelegateDouble? = ArticleViewModelCoordinatorDelegateDouble()
    viewModel.coordinatorDelegate = coordinator
    #expect(viewModel.coordinatorDelegate === coordinator)
    coordinator = nil
    #expect(coordinator == nil && viewModel.coordinatorDelegate == nil)
  }
}
