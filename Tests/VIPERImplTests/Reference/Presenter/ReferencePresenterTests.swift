import SharedModel
import Testing

@testable import VIPERImpl

struct ReferencePresenterTests {
  private let view = ReferenceViewDouble()
  private let interactor = ReferenceInteractorDouble()
  private let router = ReferenceRouterDouble()
  private let presenter: ReferencePresenter
  private let trams = ArticleItem(id: "trams", title: "Trams", body: "Hold the card.")
  private let hills = ArticleItem(id: "hills", title: "Hills", body: "Slopes are not.")
  private let coffee = ArticleItem(id: "coffee", title: "Coffee", body: "Short and strong.")
  private let book: [ReferenceSectionViewModel] = [
    .init(title: "Getting around", rows: ["Trams", "Hills"]), .init(title: "Eating", rows: ["Coffee"]),
  ]

  init() {
    presenter = ReferencePresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  private func load() {
    presenter.didTriggerViewReady()
    presenter.didObtainCategories([
      ArticleCategoryItem(name: "Getting around", articles: [trams, hills]),
      ArticleCategoryItem(name: "Eating", articles: [coffee]),
    ])
  }

  private func failToLoad(_ error: ServiceError = .offline) {
    presenter.didTriggerViewReady()
    presenter.didFailToObtainCategories(error)
  }

  private func pull() {
    view.isRefreshing = true
    presenter.didPullToRefresh()
  }

  @Test("It chooses the title")
  func title() {
    #expect(view.title == "Reference book")
  }

  // MARK: - First load

  @Test(
    "A failed first load shows the error instead of the spinner",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ])
  func firstLoadFails(failure: ServiceError, text: String) {
    failToLoad(failure)
    #expect(view.error == text && !view.isSpinning)
    #expect(view.sections == nil && router.alerts.isEmpty)
  }

  @Test("A failed load offers Retry, which loads again")
  func retry() {
    failToLoad()
    #expect(view.error == "No connection." && !view.isSpinning)
    presenter.didTapRetry()
    #expect(view.error == nil && view.isSpinning)
    #expect(interactor.requestCount == 2)
    presenter.didFailToObtainCategories(.offline)
    #expect(view.error == "No connection." && router.alerts.isEmpty)
  }

  @Test("Until a load has succeeded, pulling is Retry")
  func pullAfterFailure() {
    failToLoad()
    pull()
    #expect(view.error == nil && view.isSpinning && !view.isRefreshing)
    #expect(interactor.requestCount == 2)
  }

  @Test("Ready, it loads, with the spinner shown until the reply")
  func firstLoad() {
    presenter.didTriggerViewReady()
    #expect(view.isSpinning && interactor.requestCount == 1 && view.sections == nil)
    load()
    #expect(!view.isSpinning && view.sections == book)
  }

  // MARK: - Refresh

  @Test("A failed refresh is told, and keeps the rows", arguments: ServiceError.allCases)
  func refreshFails(error: ServiceError) {
    load()
    pull()
    presenter.didFailToObtainCategories(error)
    #expect(router.alerts == ["Couldn't refresh."])
    #expect(view.sections == book && view.error == nil && !view.isRefreshing)
    presenter.didSelectRow(at: 0, inSection: 1)
    #expect(router.articles == [coffee])
  }

  @Test("After a failed refresh the list can be pulled again")
  func refreshAgain() {
    load()
    pull()
    presenter.didFailToObtainCategories(.offline)
    pull()
    #expect(interactor.requestCount == 3)
  }

  @Test("A refresh replaces the rows")
  func refresh() {
    load()
    pull()
    #expect(view.isRefreshing && !view.isSpinning && view.sections == book)
    presenter.didObtainCategories([ArticleCategoryItem(name: "Eating", articles: [coffee])])
    #expect(!view.isRefreshing && view.sections == [.init(title: "Eating", rows: ["Coffee"])])
    presenter.didSelectRow(at: 0, inSection: 0)
    #expect(router.articles == [coffee])
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func pullWhileBusy() {
    presenter.didTriggerViewReady()
    pull()
    #expect(interactor.requestCount == 1 && view.isSpinning && !view.isRefreshing)
    presenter.didObtainCategories([ArticleCategoryItem(name: "Eating", articles: [coffee])])
    pull()
    pull()
    #expect(interactor.requestCount == 2 && !view.isSpinning && view.isRefreshing)
  }

  // MARK: - Ways on

  @Test("A row leads to its article")
  func selection() {
    load()
    presenter.didSelectRow(at: 1, inSection: 0)
    presenter.didSelectRow(at: 0, inSection: 1)
    #expect(router.articles == [hills, coffee])
  }

  @Test("It is part of the navigation state")
  func restoring() {
    #expect(presenter.obtainSavedScreen() == .reference)
  }
}
