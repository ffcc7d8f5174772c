import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

struct QuartersControllerStateTests {
  private let service = QuartersServiceDouble()
  private let delegate = StateDelegateSpy()
  private let window = Window()
  /// The rows, and the lines below them.
  private var content: [String] { Array(window.lines.dropFirst(3)) }

  @discardableResult
  private func show(_ memento: QuartersMemento = QuartersMemento()) -> QuartersControllerState {
    let state = QuartersControllerState(memento, service: service, delegate: delegate)
    delegate.state = state
    window.rootViewController = state.viewController
    return state
  }

  @discardableResult
  private func showLoaded(order: QuarterOrder = .name) -> QuartersControllerState {
    show(QuartersMemento(order: order, quarters: .unsorted))
  }

  private func pull() throws {
    try window.perform(.pullToRefresh(id: "quarters.list"))
  }

  // MARK: - Loading

  @Test("It waits for the quarters, keeps them, and notifies its scene")
  func loads() throws {
    let state = show()
    #expect(state.isWaiting && content == ["  quarters.spinner: spinner"])
    try service.requests[0].answer(.success(.unsorted))
    #expect(state.memento.quarters == .unsorted)
    #expect(!state.isWaiting && delegate.settlements == 1)
    #expect(content == ["    “Chiado” “Busy”", "    “Alfama” “Steep”", "    “Belém” “Wide”"])
  }

  @Test("Without quarters it says so")
  func empty() throws {
    show()
    try service.requests[0].answer(.success([]))
    #expect(content == ["  quarters.empty: label “Nothing here yet.”"])
  }

  @Test("It keeps why it couldn't load until Retry")
  func retry() throws {
    let state = show()
    try service.requests[0].answer(.failure(.offline))
    #expect(state.memento.failure == .offline && delegate.settlements == 1)
    #expect(content == ["  quarters.error: label “No connection.”", "  quarters.retry: button “Retry”"])
    state.didTapRetry()
    #expect(state.memento.failure == nil && content == ["  quarters.spinner: spinner"])
  }

  @Test("Built again, it shows its quarters, or why there are none, and requests nothing")
  func builtAgain() {
    let state = showLoaded()
    #expect(content.first == "    “Alfama” “Steep”" && !state.isWaiting)
    show(QuartersMemento(failure: .offline))
    #expect(content.first == "  quarters.error: label “No connection.”")
    #expect(service.requests.isEmpty)
  }

  // MARK: - Order

  @Test("An order chosen before the reply holds for the reply, and is saved")
  func order() throws {
    let state = show()
    state.didChooseOrder(at: 1)
    try service.requests[0].answer(.success(.unsorted))
    #expect(content == ["    “Alfama” “Steep”", "    “Belém” “Wide”", "    “Chiado” “Busy”"])
    #expect(state.memento.savedScreen == .quarters(order: .name))
    state.didChooseOrder(at: 0)
    #expect(content.first == "    “Chiado” “Busy”")
    #expect(service.requests.count == 1)
  }

  @Test("It selects the order that it is built with")
  func segment() {
    showLoaded()
    #expect(window.lines[1] == "  quarters.order: segmented control Priority | [A–Z]")
  }

  // MARK: - Refresh

  @Test("A refresh replaces the quarters")
  func refresh() throws {
    let state = showLoaded()
    try pull()
    #expect(state.isWaiting && window.lines[2] == "  quarters.list: list, 3 rows, refreshing")
    try service.requests[0].answer(.success([.belem]))
    #expect(state.memento.quarters == [.belem] && content == ["    “Belém” “Wide”"])
    #expect(window.lines[2] == "  quarters.list: list, 1 rows" && delegate.settlements == 1)
  }

  @Test("A failed refresh shows an alert, and keeps the quarters")
  func refreshFails() throws {
    let state = showLoaded()
    try pull()
    try service.requests[0].answer(.failure(.offline))
    #expect(state.memento.quarters == .unsorted && state.memento.failure == nil)
    #expect(content.last == "alert: “Couldn't refresh.” [OK]")
    #expect(window.lines[2] == "  quarters.list: list, 3 rows" && delegate.settlements == 1)
  }

  @Test("During a request pulling sends nothing, and before a success it is Retry")
  func pullWithoutQuarters() throws {
    let state = show()
    try pull()
    #expect(service.requests.map(\.isCancelled) == [false])
    try service.requests[0].answer(.failure(.offline))
    try pull()
    #expect(window.lines.suffix(2) == ["  quarters.list: list, 0 rows", "  quarters.spinner: spinner"])
    try service.requests[1].answer(.success(.unsorted))
    for _ in 0..<2 { state.didPullToRefresh() }
    #expect(service.requests.map(\.isCancelled) == [false, false, false])
  }

  // MARK: - Rows

  @Test("A row hands its quarter to the segue")
  func selection() {
    showLoaded().didSelectRow(at: IndexPath(row: 1))
    #expect(delegate.senders.first as? Quarter == .belem)
    #expect(delegate.events == [.segue("QuartersToPlacesSegue")])
  }
}
