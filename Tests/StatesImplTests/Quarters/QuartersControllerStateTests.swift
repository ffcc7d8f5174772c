import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

struct QuartersControllerStateTests {
  private let fixture = AppFixture()
  private let delegate = StateDelegateSpy()
  private let window = Window()
  private var service: QuartersServiceDouble { fixture.quarters }
  private var names: [String] { window.rows("quarters.list").map(\.title) }

  @discardableResult
  private func show(order: QuarterOrder = .priority) -> QuartersControllerState {
    let state = makeState(order: order)
    window.rootViewController = state.viewController
    return state
  }

  private func makeState(order: QuarterOrder = .priority) -> QuartersControllerState {
    let state = QuartersControllerState(QuartersMemento(order: order), service: service, delegate: delegate)
    delegate.state = state
    return state
  }

  private func showLoaded() {
    show()
    service.requests[0].answer(.success(.unsorted))
  }

  private func pull() throws {
    try window.perform(.pullToRefresh(id: "quarters.list"))
  }

  // MARK: - First load

  @Test("Its scene hears when what it waited for has come, or can't come")
  func settlements() throws {
    showLoaded()
    #expect(delegate.settlements == 1)
    try pull()
    service.requests[1].answer(.failure(.offline))
    #expect(delegate.settlements == 2)
  }

  @Test(
    "A failed load offers Retry, which loads again",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ])
  func loadFails(failure: ServiceError, text: String) throws {
    show()
    service.requests[0].answer(.failure(failure))
    #expect(window.text("quarters.error") == text)
    #expect(window.text("quarters.retry") == "Retry")
    #expect(!window.isShown("quarters.spinner"))
    #expect(!window.isShown("quarters.empty"))
    #expect(window.snapshot.alert == nil)
    try window.perform(.tap(id: "quarters.retry"))
    #expect(service.requests.count == 2)
  }

  @Test("Retry hides both, and shows the spinner until the reply")
  func retry() throws {
    show()
    service.requests[0].answer(.failure(.offline))
    try window.perform(.tap(id: "quarters.retry"))
    #expect(service.requests.count == 2)
    #expect(!window.isShown("quarters.error"))
    #expect(!window.isShown("quarters.retry"))
    #expect(window.isShown("quarters.spinner"))
    service.requests[1].answer(.success([.alfama]))
    #expect(names == ["Alfama"])
    #expect(!window.isShown("quarters.spinner"))
  }

  @Test("Without quarters it says so")
  func empty() throws {
    show()
    #expect(!window.isShown("quarters.empty"))
    service.requests[0].answer(.success([]))
    #expect(window.text("quarters.empty") == "Nothing here yet.")
    try pull()
    service.requests[1].answer(.success([.alfama]))
    #expect(!window.isShown("quarters.empty"))
  }

  @Test("It loads when it first appears, and only then")
  func loadsOnce() {
    let navigationController = NavigationController(rootViewController: ViewController())
    window.rootViewController = navigationController
    let state = makeState()
    #expect(service.requests.isEmpty)
    navigationController.pushViewController(state.viewController)
    #expect(service.requests.count == 1)
    service.requests[0].answer(.success(.unsorted))
    navigationController.pushViewController(ViewController())
    navigationController.popViewController()
    #expect(service.requests.count == 1)
    #expect(names.count == 3)
  }

  // MARK: - Order

  @Test("An order chosen before the reply holds for the reply")
  func orderBeforeReply() throws {
    show()
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(names.isEmpty)
    #expect(!window.isShown("quarters.empty"))
    #expect(window.isShown("quarters.spinner"))
    service.requests[0].answer(.success(.unsorted))
    #expect(names == ["Alfama", "Belém", "Chiado"])
  }

  @Test("The rows stand in the chosen order, without another request")
  func order() throws {
    showLoaded()
    #expect(names == ["Chiado", "Alfama", "Belém"])
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(names == ["Alfama", "Belém", "Chiado"])
    try window.perform(.choose(segment: "Priority", id: "quarters.order"))
    #expect(names == ["Chiado", "Alfama", "Belém"])
    #expect(service.requests.count == 1)
  }

  @Test("Its order is part of where the user is")
  func savedScreen() throws {
    let state = show(order: .name)
    #expect(window.text("quarters.order") == "A–Z")
    #expect(state.memento.savedScreen == .quarters(order: .name))
    service.requests[0].answer(.success(.unsorted))
    #expect(names == ["Alfama", "Belém", "Chiado"])
    try window.perform(.choose(segment: "Priority", id: "quarters.order"))
    #expect(state.memento.savedScreen == .quarters(order: .priority))
  }

  // MARK: - Refresh

  @Test("A failed refresh is told, and keeps the rows", arguments: [ServiceError.offline, .serverError])
  func refreshFails(failure: ServiceError) throws {
    showLoaded()
    try pull()
    service.requests[1].answer(.failure(failure))
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Couldn't refresh.", buttons: ["OK"]))
    #expect(names.count == 3)
    #expect(!window.isRefreshing("quarters.list"))
    #expect(!window.isShown("quarters.error"))
    #expect(!window.isShown("quarters.retry"))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
    try pull()
    #expect(service.requests.count == 3)
  }

  @Test("Until a load has succeeded, pulling is Retry")
  func pullBeforeSuccess() throws {
    show()
    service.requests[0].answer(.failure(.offline))
    try pull()
    #expect(window.isShown("quarters.spinner"))
    #expect(!window.isRefreshing("quarters.list"))
    #expect(!window.isShown("quarters.error"))
    service.requests[1].answer(.failure(.serverError))
    #expect(window.text("quarters.error") == "Something went wrong.")
    #expect(window.snapshot.alert == nil)
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func pullWhileLoading() throws {
    show()
    try pull()
    #expect(!window.isRefreshing("quarters.list"))
    #expect(window.isShown("quarters.spinner"))
    #expect(service.requests.count == 1)
    #expect(!service.requests[0].isCancelled)
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func oneRefresh() throws {
    showLoaded()
    try pull()
    try pull()
    #expect(service.requests.count == 2)
    #expect(!service.requests[1].isCancelled)
  }

  @Test("A refresh replaces the rows")
  func refresh() throws {
    showLoaded()
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    try pull()
    #expect(window.isRefreshing("quarters.list"))
    #expect(!window.isShown("quarters.spinner"))
    #expect(names.count == 3)
    service.requests[1].answer(.success([.chiado, .alfama]))
    #expect(!window.isRefreshing("quarters.list"))
    #expect(names == ["Alfama", "Chiado"])
  }

  @Test("An order chosen while it refreshes sorts the old rows and holds for the new ones")
  func orderWhileRefreshing() throws {
    showLoaded()
    try pull()
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(names == ["Alfama", "Belém", "Chiado"])
    #expect(window.isRefreshing("quarters.list"))
    service.requests[1].answer(.success([.chiado, .belem]))
    #expect(names == ["Belém", "Chiado"])
  }

  // MARK: - Content

  @Test("A row leads to the places of its quarter")
  func selection() throws {
    show()
    service.requests[0].answer(.success(.unsorted))
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    try window.perform(.selectRow(number: 2, id: "quarters.list"))
    #expect(delegate.senders.first as? Quarter == .belem)
    #expect(delegate.events == [.segue("QuartersToPlacesSegue")])
  }

  @Test("A row shows name and summary, and nothing but rows is left of loading")
  func rows() {
    showLoaded()
    #expect(
      window.rows("quarters.list") == [
        Element.Row(title: "Chiado", subtitle: "Busy"), Element.Row(title: "Alfama", subtitle: "Steep"),
        Element.Row(title: "Belém", subtitle: "Wide"),
      ])
    #expect(window.snapshot.screen.elements.map(\.id) == ["quarters.order", "quarters.list"])
  }

  @Test("At first there are a spinner, no rows and no error")
  func atFirst() {
    show()
    #expect(
      window.snapshot.screen
        == Snapshot.Screen(
          name: "quarters", title: "Quarters",
          elements: [
            Element(
              id: "quarters.order", content: .segmentedControl(segments: ["Priority", "A–Z"], selected: 0)),
            Element(id: "quarters.list", content: .list(Element.List(sections: [Element.Section(rows: [])]))),
            Element(id: "quarters.spinner", content: .spinner),
          ]))
  }
}
