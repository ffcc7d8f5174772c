import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

struct ReferenceControllerStateTests {
  private let service = ArticlesServiceDouble()
  private let delegate = StateDelegateSpy()
  private let window = Window()
  private let rows = ["    — Getting around", "    “Trams”", "    “Hills”", "    — Eating", "    “Coffee”"]

  @discardableResult
  private func show(_ memento: ReferenceMemento = ReferenceMemento()) -> ReferenceControllerState {
    let state = ReferenceControllerState(memento, service: service, delegate: delegate)
    delegate.state = state
    window.rootViewController = state.viewController
    return state
  }

  private func pull() throws {
    try window.perform(.pullToRefresh(id: "reference.list"))
  }

  @Test("It waits for the articles, keeps them, and notifies its scene")
  func loads() throws {
    let state = show()
    #expect(state.isWaiting && window.lines.last == "  reference.spinner: spinner")
    try service.requests[0].answer(.success(.book))
    #expect(window.lines == ["screen: reference “Reference book”", "  reference.list: list, 3 rows"] + rows)
    #expect(state.memento.articles == .book && !state.isWaiting && delegate.settlements == 1)
  }

  @Test("It keeps why it couldn't load until Retry")
  func retry() throws {
    let state = show()
    try service.requests[0].answer(.failure(.serverError))
    #expect(state.memento.failure == .serverError && !state.isWaiting && delegate.settlements == 1)
    let lines = ["  reference.error: label “Something went wrong.”", "  reference.retry: button “Retry”"]
    #expect(window.lines.suffix(2) == lines[...])
    state.didTapRetry()
    #expect(state.memento.failure == nil && service.requests.count == 2)
    #expect(window.lines.last == "  reference.spinner: spinner")
  }

  @Test("Built again, it shows its articles, or why there are none, and requests nothing")
  func builtAgain() {
    show(ReferenceMemento(articles: .book))
    #expect(window.lines.suffix(5) == rows[...])
    show(ReferenceMemento(failure: .offline))
    #expect(window.lines.contains("  reference.error: label “No connection.”"))
    #expect(service.requests.isEmpty)
  }

  @Test("A refresh replaces the articles")
  func refresh() throws {
    let state = show(ReferenceMemento(articles: .book))
    try pull()
    #expect(state.isWaiting && window.lines[1] == "  reference.list: list, 3 rows, refreshing")
    try service.requests[0].answer(.success([.coffee]))
    #expect(state.memento.articles == [.coffee] && delegate.settlements == 1)
    #expect(window.lines.dropFirst() == ["  reference.list: list, 1 rows", "    — Eating", "    “Coffee”"])
  }

  @Test("A failed refresh shows an alert, and keeps the articles")
  func refreshFails() throws {
    let state = show(ReferenceMemento(articles: .book))
    try pull()
    try service.requests[0].answer(.failure(.offline))
    #expect(state.memento.articles == .book && state.memento.failure == nil && delegate.settlements == 1)
    #expect(window.lines[1] == "  reference.list: list, 3 rows")
    #expect(window.lines.last == "alert: “Couldn't refresh.” [OK]")
  }

  @Test("During a request pulling sends nothing, and before a success it is Retry")
  func pullWithoutArticles() throws {
    let state = show()
    try pull()
    #expect(service.requests.map(\.isCancelled) == [false])
    try service.requests[0].answer(.failure(.offline))
    try pull()
    #expect(window.lines.suffix(2) == ["  reference.list: list, 0 rows", "  reference.spinner: spinner"])
    try service.requests[1].answer(.success(.book))
    for _ in 0..<2 { state.didPullToRefresh() }
    #expect(service.requests.map(\.isCancelled) == [false, false, false])
  }

  @Test("A row hands its article to the segue")
  func selection() {
    show(ReferenceMemento(articles: .book)).didSelectRow(at: IndexPath(row: 0, section: 1))
    #expect(delegate.senders.first as? Article == .coffee)
    #expect(delegate.events == [.segue("ReferenceToArticleSegue")])
  }
}
