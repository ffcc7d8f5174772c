import SharedModel
import Testing

@testable import VIPERImpl

struct QuartersPresenterTests {
  private let view = QuartersViewDouble()
  private let interactor = QuartersInteractorDouble()
  private let router = QuartersRouterDouble()
  private let presenter: QuartersPresenter
  private let alfama = QuarterItem(id: "alfama", name: "Alfama", summary: "Steep", priority: 2)
  private let belem = QuarterItem(id: "belem", name: "Belém", summary: "Wide", priority: 1)

  init() {
    presenter = QuartersPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  private func load() {
    presenter.didTriggerViewReady()
    presenter.didObtainQuarters([alfama, belem])
  }

  private func pull() {
    view.isRefreshing = true
    presenter.didPullToRefresh()
  }

  @Test("It chooses the title")
  func title() {
    #expect(view.title == "Quarters")
  }

  // MARK: - First load

  @Test(
    "A failed first load shows the error instead of the spinner",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ])
  func firstLoadFails(failure: ServiceError, text: String) {
    presenter.didTriggerViewReady()
    presenter.didFailToObtainQuarters(failure)
    #expect(view.error == text && !view.isSpinning)
    #expect(view.quarters == nil && router.alerts.isEmpty)
  }

  @Test("A failed load offers Retry, which loads again")
  func retry() {
    presenter.didTriggerViewReady()
    presenter.didFailToObtainQuarters(.offline)
    #expect(view.error == "No connection." && !view.isSpinning)
    presenter.didTapRetry()
    #expect(view.error == nil && view.isSpinning)
    #expect(interactor.requestCount == 2)
    presenter.didFailToObtainQuarters(.offline)
    #expect(view.error == "No connection." && router.alerts.isEmpty)
  }

  @Test("Until a load has succeeded, pulling is Retry")
  func pullAfterFailure() {
    presenter.didTriggerViewReady()
    presenter.didFailToObtainQuarters(.offline)
    pull()
    #expect(view.error == nil && view.isSpinning && !view.isRefreshing)
    #expect(interactor.requestCount == 2)
  }

  @Test("Ready, it loads, with the spinner shown until the reply")
  func firstLoad() {
    presenter.didTriggerViewReady()
    #expect(view.isSpinning && interactor.requestCount == 1 && view.quarters == nil)
    presenter.didObtainQuarters([belem, alfama])
    #expect(!view.isSpinning)
    #expect(
      view.quarters
        == QuartersViewModel(
          rows: [
            .init(title: "Belém", subtitle: "Wide"), .init(title: "Alfama", subtitle: "Steep"),
          ], isEmptyTextShown: false))
  }

  @Test("Without quarters it says so")
  func noQuarters() {
    presenter.didTriggerViewReady()
    presenter.didObtainQuarters([])
    #expect(view.quarters == QuartersViewModel(rows: [], isEmptyTextShown: true))
  }

  // MARK: - Refresh

  @Test("A failed refresh is told, and keeps the rows", arguments: ServiceError.allCases)
  func refreshFails(error: ServiceError) {
    load()
    pull()
    presenter.didFailToObtainQuarters(error)
    #expect(router.alerts == ["Couldn't refresh."])
    #expect(view.titles == ["Belém", "Alfama"] && view.error == nil && !view.isRefreshing)
  }

  @Test("After a failed refresh the list can be pulled again")
  func refreshAgain() {
    load()
    pull()
    presenter.didFailToObtainQuarters(.offline)
    pull()
    #expect(interactor.requestCount == 3)
  }

  @Test("A refresh replaces the rows")
  func refresh() {
    load()
    pull()
    #expect(view.isRefreshing && !view.isSpinning && view.titles == ["Belém", "Alfama"])
    presenter.didObtainQuarters([alfama])
    #expect(!view.isRefreshing && view.titles == ["Alfama"])
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func pullWhileBusy() {
    presenter.didTriggerViewReady()
    pull()
    #expect(interactor.requestCount == 1 && view.isSpinning && !view.isRefreshing)
    presenter.didObtainQuarters([belem])
    pull()
    pull()
    #expect(interactor.requestCount == 2 && !view.isSpinning && view.isRefreshing)
  }

  // MARK: - Order

  @Test("The rows stand in the chosen order, without another request")
  func chooseOrder() {
    load()
    presenter.didChooseOrder(at: 1)
    #expect(view.titles == ["Alfama", "Belém"] && interactor.requestCount == 1)
    presenter.didChooseOrder(at: 0)
    #expect(view.titles == ["Belém", "Alfama"] && interactor.requestCount == 1)
  }

  @Test("An order chosen before the reply holds for the reply")
  func earlyOrder() {
    presenter.didTriggerViewReady()
    presenter.didChooseOrder(at: 1)
    #expect(view.quarters == nil)
    presenter.didObtainQuarters([belem, alfama])
    #expect(view.titles == ["Alfama", "Belém"])
  }

  @Test("Rows that are sorted in the middle of a refresh don't end it")
  func sortedDuringRefresh() {
    load()
    pull()
    presenter.didChooseOrder(at: 1)
    #expect(view.isRefreshing && view.titles == ["Alfama", "Belém"])
    presenter.didFailToObtainQuarters(.offline)
    #expect(router.alerts == ["Couldn't refresh."])
  }

  @Test("Its order is part of the navigation state")
  func restoring() {
    presenter.configureModule(order: .name)
    load()
    #expect(
      view.titles == ["Alfama", "Belém"] && view.order == 1 && presenter.obtainSavedScreen() == .quarters(order: .name))
    presenter.didChooseOrder(at: 0)
    #expect(presenter.obtainSavedScreen() == .quarters(order: .priority))
  }

  // MARK: - Ways on

  @Test("A row leads to the places of its quarter")
  func selection() {
    load()
    presenter.didSelectRow(at: 0)
    presenter.didChooseOrder(at: 1)
    presenter.didSelectRow(at: 0)
    #expect(router.quarters == [belem, alfama])
  }
}
