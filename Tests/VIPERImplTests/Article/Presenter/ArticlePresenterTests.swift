import SharedModel
import Testing

@testable import VIPERImpl

struct ArticlePresenterTests {
  private let view = ArticleViewDouble()
  private let interactor = ArticleInteractorDouble()
  private let router = ArticleRouterDouble()
  private let presenter: ArticlePresenter
  private let trams = ArticleItem(id: "trams", title: "Trams", body: "Take the 28.")

  init() {
    presenter = ArticlePresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test(
    "A failure is told by an alert, and once it is closed the screen is, too",
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
    router.closeAlert?()
    #expect(router.closeCount == 1)
  }

  @Test("An article known by its id only is asked for when the screen is ready, and shown when it is there")
  func byID() {
    view.showBody("The layout's own")
    presenter.configureModule(articleID: "trams")
    #expect(interactor.ids.isEmpty)
    presenter.didTriggerViewReady()
    #expect(interactor.ids == ["trams"] && view.title.isEmpty && view.body == nil)
    presenter.didObtainArticle(trams)
    #expect(view.title == "Trams" && view.body == "Take the 28." && router.alerts.isEmpty)
  }

  @Test("An article that is given has its title from the start, and is asked for never")
  func given() {
    presenter.configureModule(article: trams)
    #expect(view.title == "Trams")
    presenter.didTriggerViewReady()
    #expect(view.title == "Trams" && view.body == "Take the 28.")
    #expect(interactor.ids.isEmpty)
  }

  @Test("It can say which article it shows, or is about to show")
  func restoring() {
    presenter.configureModule(articleID: "fado")
    #expect(presenter.savedScreen == .article(id: "fado"))
    presenter.configureModule(article: trams)
    #expect(presenter.savedScreen == .article(id: "trams"))
  }
}
