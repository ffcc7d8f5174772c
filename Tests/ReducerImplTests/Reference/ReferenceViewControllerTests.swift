import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl
@testable import struct ReducerImpl.Store

struct ReferenceViewControllerTests {
  private let reducer = ReducerSpy<ReferenceState, ReferenceAction>()
  private let window = Window()
  private let articles = [
    "    — Getting around", "    “Trams”", "    “Hills”", "    — Eating", "    “Coffee”",
  ]

  private func show(_ state: ReferenceState) {
    window.rootViewController = ReferenceViewController(store: Store(state: state, reducer: reducer))
  }

  @Test("It shows the articles below their categories")
  func rows() {
    show(ReferenceState(categories: ArticleCategory.grouped(.book)))
    #expect(window.lines == ["screen: reference “Reference book”", "  reference.list: list, 3 rows"] + articles)
  }

  @Test("Only other articles lay out rows")
  func rowsChange() throws {
    show(ReferenceState(categories: ArticleCategory.grouped([.trams])))
    let spy = try #require(DataSourceSpy(in: window))
    reducer.change = { state, _ in state.loading = .refreshing }
    try window.perform(.pullToRefresh(id: "reference.list"))
    #expect(window.lines.contains("  reference.list: list, 1 rows, refreshing") && spy.laidOut.isEmpty)
    reducer.change = { state, _ in state = ReferenceState(categories: ArticleCategory.grouped(.book)) }
    try window.perform(.selectRow(number: 1, id: "reference.list"))
    #expect(window.lines.suffix(5) == articles)
  }

  @Test("Below the list it shows a load and its failure")
  func loading() {
    show(ReferenceState(loading: .loading))
    #expect(window.lines.last == "  reference.spinner: spinner")
    show(ReferenceState(loading: .failed("Something went wrong.")))
    #expect(
      window.lines.suffix(2) == [
        "  reference.error: label “Something went wrong.”", "  reference.retry: button “Retry”",
      ])
  }

  @Test("The list refreshes only if the state does")
  func pull() throws {
    show(ReferenceState(categories: []))
    try window.perform(.pullToRefresh(id: "reference.list"))
    #expect(window.lines.last == "  reference.list: list, 0 rows")
    reducer.change = { state, _ in state.loading = .refreshing }
    try window.perform(.pullToRefresh(id: "reference.list"))
    #expect(window.lines.last == "  reference.list: list, 0 rows, refreshing")
  }

  @Test("Each input sends its action")
  func sends() throws {
    show(ReferenceState(categories: ArticleCategory.grouped(.book), loading: .failed("No connection.")))
    try window.perform(.tap(id: "reference.retry"))
    try window.perform(.pullToRefresh(id: "reference.list"))
    try window.perform(.selectRow(number: 3, id: "reference.list"))
    let tapped = ReferenceAction.articleSelected(category: 1, index: 0)
    #expect(reducer.actions == [.viewDidLoad, .retryTapped, .pulledToRefresh, tapped])
  }
}
