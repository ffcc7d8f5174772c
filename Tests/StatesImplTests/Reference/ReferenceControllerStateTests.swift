import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

struct ReferenceControllerStateTests {
  private static let sections = [
    Element.Section(title: "Getting around", rows: [Element.Row(title: "Trams"), Element.Row(title: "Hills")]),
    Element.Section(title: "Eating", rows: [Element.Row(title: "Coffee")]),
  ]

  private let service = ArticlesServiceDouble()
  private let window = Window()
  private let delegate = StateDelegateSpy()
  private let state: ReferenceControllerState
  private var titles: [String] { window.rows("reference.list").map(\.title) }
  /// What there is to see besides the list.
  private var notices: Set<String> {
    Set(window.snapshot.screen.elements.map(\.id)).subtracting(["reference.list"])
  }

  init() {
    state = ReferenceControllerState(ReferenceMemento(), service: service, delegate: delegate)
  }

  private func show() {
    window.rootViewController = NavigationController(rootViewController: state.viewController)
  }

  private func showLoaded() {
    show()
    service.requests[0].answer(.success(.book))
  }

  private func pull() throws {
    try window.perform(.pullToRefresh(id: "reference.list"))
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
    #expect(window.text("reference.error") == text)
    #expect(window.text("reference.retry") == "Retry")
    #expect(notices == ["reference.error", "reference.retry"])
    #expect(window.snapshot.alert == nil)
    try window.perform(.tap(id: "reference.retry"))
    #expect(service.requests.count == 2)
  }

  @Test("Retry hides both, and shows the spinner until the reply")
  func retry() throws {
    show()
    service.requests[0].answer(.failure(.offline))
    try window.perform(.tap(id: "reference.retry"))
    #expect(service.requests.count == 2)
    #expect(notices == ["reference.spinner"])
    service.requests[1].answer(.success([.coffee]))
    #expect(titles == ["Coffee"])
    #expect(notices.isEmpty)
  }

  @Test("It loads when it first appears, and only then")
  func loadsOnce() {
    let navigationController = NavigationController(rootViewController: ViewController())
    window.rootViewController = navigationController
    #expect(service.requests.isEmpty)
    navigationController.pushViewController(state.viewController)
    #expect(service.requests.count == 1)
    service.requests[0].answer(.success(.book))
    navigationController.pushViewController(ViewController())
    navigationController.popViewController()
    #expect(service.requests.count == 1)
    #expect(titles.count == 3)
  }

  // MARK: - Refresh

  @Test("A failed refresh is told, and keeps the rows", arguments: [ServiceError.offline, .serverError])
  func refreshFails(failure: ServiceError) throws {
    showLoaded()
    try pull()
    service.requests[1].answer(.failure(failure))
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Couldn't refresh.", buttons: ["OK"]))
    #expect(titles.count == 3)
    #expect(!window.isRefreshing("reference.list"))
    #expect(notices.isEmpty)
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
    #expect(!window.isRefreshing("reference.list"))
    #expect(notices == ["reference.spinner"])
    service.requests[1].answer(.failure(.serverError))
    #expect(window.text("reference.error") == "Something went wrong.")
    #expect(window.snapshot.alert == nil)
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func pullWhileLoading() throws {
    show()
    try pull()
    #expect(!window.isRefreshing("reference.list"))
    #expect(notices == ["reference.spinner"])
    #expect(service.requests.map(\.isCancelled) == [false])
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func oneRefresh() throws {
    showLoaded()
    try pull()
    try pull()
    #expect(service.requests.map(\.isCancelled) == [false, false])
  }

  @Test("A refresh replaces the rows")
  func refresh() throws {
    showLoaded()
    try pull()
    #expect(window.isRefreshing("reference.list"))
    #expect(titles.count == 3)
    #expect(notices.isEmpty)
    service.requests[1].answer(.success([]))
    #expect(!window.isRefreshing("reference.list"))
    #expect(titles.isEmpty)
    #expect(notices.isEmpty)
    try pull()
    #expect(window.isRefreshing("reference.list"))
    service.requests.last?.answer(.success([.hills]))
    #expect(titles == ["Hills"])
  }

  // MARK: - Release

  @Test("It can be released once nothing is awaited")
  func wait() throws {
    show()
    #expect(state.isWaiting)
    service.requests[0].answer(.success(.book))
    #expect(!state.isWaiting)
    try pull()
    #expect(state.isWaiting)
  }

  @Test("Built again, it shows what had been loaded, or why it could not be, and asks for nothing")
  func builtAgain() throws {
    show()
    service.requests[0].answer(.failure(.offline))
    let failed = state.memento
    try window.perform(.tap(id: "reference.retry"))
    service.requests[1].answer(.success(.book))
    let states = [failed, state.memento].map {
      ReferenceControllerState($0, service: service, delegate: delegate)
    }
    window.rootViewController = states[0].viewController
    #expect(window.text("reference.error") == "No connection.")
    window.rootViewController = states[1].viewController
    #expect(titles == ["Trams", "Hills", "Coffee"])
    #expect(service.requests.count == 2)
  }

  // MARK: - Content

  @Test("A row leads to its article")
  func selection() throws {
    showLoaded()
    try window.perform(.selectRow(number: 3, id: "reference.list"))
    #expect(delegate.senders.first as? Article == .coffee)
    #expect(delegate.events == [.segue("ReferenceToArticleSegue")])
    #expect(service.requests.count == 1)
  }

  @Test("It is part of where the user is")
  func savedScreen() {
    #expect(state.memento.savedScreen == .reference)
  }

  @Test("Articles stand in the sections of their categories")
  func sections() {
    showLoaded()
    #expect(
      window.snapshot.screen
        == Snapshot.Screen(
          name: "reference", title: "Reference book",
          elements: [Element(id: "reference.list", content: .list(Element.List(sections: Self.sections)))]))
  }

  @Test("At first there are a spinner, no rows and no error")
  func atFirst() {
    show()
    #expect(titles.isEmpty)
    #expect(notices == ["reference.spinner"])
  }
}
