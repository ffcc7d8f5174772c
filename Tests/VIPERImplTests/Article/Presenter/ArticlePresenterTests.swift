import SharedModel
import Testing

@testable import VIPERImpl

struct ArticlePresenterTests {
  private let view = ArticleViewDouble()
  private let interactor = ArticleInteractorDouble()
  private let router = ArticleRouterDouble()
  private let presenter: ArticlePresenter
  private let trams = ArticleItem(id: "trams", title: "Trams", body: "Hold the card.")

  init() {
    presenter = ArticlePresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test(
    "A failed load is told, and OK goes back",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ])
  func failure(error: ServiceError, text: String) {
    presenter.configureModule(articleID: "trams")
    presenter.didTriggerViewReady()
    presenter.didFailToObtainArticle(error)
    #expect(router.alerts == [text] && router.closeCount == 0)
    #expect(view.title.isEmpty && view.body == nil)
    router.confirmAlert?()
    #expect(router.closeCount == 1)
  }

  @Test("Otherwise it loads, and shows nothing until then")
  func byID() {
    view.showBody("The layout's own")
    presenter.configureModule(articleID: "trams")
    #expect(interactor.ids.isEmpty)
    presenter.didTriggerViewReady()
    #expect(interactor.ids == ["trams"] && view.title.isEmpty && view.body == nil)
    presenter.didObtainArticle(trams)
    #expect(view.title == "Trams" && view.body == "Hold the card." && router.alerts.isEmpty)
  }

  @Test("Given by the list it is shown at once, without a request")
  func given() {
    presenter.configureModule(article: trams)
    #expect(view.title == "Trams")
    presenter.didTriggerViewReady()
    #expect(view.title == "Trams" && view.body == "Hold the card.")
    #expect(interactor.ids.isEmpty)
  }

  @Test("It is part of the navigation state")
  func restoring() {
    presenter.configureModule(articleID: "coffee")
    #expect(presenter.obtainSavedScreen() == .article(id: "coffee"))
    presenter.configureModule(article: trams)
    #expect(presenter.obtainSavedScreen() == .article(id: "trams"))
  }
}
