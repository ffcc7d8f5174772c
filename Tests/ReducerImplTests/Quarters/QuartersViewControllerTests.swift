import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl
@testable import struct ReducerImpl.Store

struct QuartersViewControllerTests {
  private let reducer = ReducerSpy<QuartersState, QuartersAction>()
  private let window = Window()

  private func show(_ state: QuartersState) {
    window.rootViewController = QuartersViewController(store: Store(state: state, reducer: reducer))
  }

  @Test("It shows the rows and their order")
  func rows() {
    show(QuartersState(order: .name, quarters: [.alfama, .chiado]))
    #expect(
      window.lines == [
        "screen: quarters “Quarters”", "  quarters.order: segmented control Priority | [A–Z]",
        "  quarters.list: list, 2 rows", "    “Alfama” “Steep”", "    “Chiado” “Busy”",
      ])
  }

  @Test("Only other quarters lay out rows")
  func rowsChange() throws {
    show(QuartersState(quarters: [.alfama]))
    let spy = try #require(DataSourceSpy(in: window))
    reducer.change = { state, _ in state.loading = .refreshing }
    try window.perform(.pullToRefresh(id: "quarters.list"))
    #expect(window.lines.contains("  quarters.list: list, 1 rows, refreshing") && spy.laidOut.isEmpty)
    reducer.change = { state, _ in state = QuartersState(quarters: [.belem, .alfama]) }
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(window.lines.suffix(2) == ["    “Belém” “Wide”", "    “Alfama” “Steep”"])
  }

  @Test(
    "Below the list it shows how loading went",
    arguments: [
      (QuartersState(quarters: []), ["  quarters.empty: label “Nothing here yet.”"]),
      (QuartersState(loading: .loading), ["  quarters.spinner: spinner"]),
      (
        QuartersState(loading: .failed("No connection.")),
        ["  quarters.error: label “No connection.”", "  quarters.retry: button “Retry”"]
      ),
    ])
  func loading(state: QuartersState, lines: [String]) {
    show(state)
    #expect(Array(window.lines.dropFirst(3)) == lines)
  }

  @Test("The list refreshes only if the state does")
  func pull() throws {
    show(QuartersState(quarters: [.alfama]))
    try window.perform(.pullToRefresh(id: "quarters.list"))
    #expect(window.lines.contains("  quarters.list: list, 1 rows"))
    reducer.change = { state, _ in state.loading = .refreshing }
    try window.perform(.pullToRefresh(id: "quarters.list"))
    #expect(window.lines.contains("  quarters.list: list, 1 rows, refreshing"))
  }

  @Test("Each input sends its action")
  func sends() throws {
    show(QuartersState(quarters: [.alfama, .belem], loading: .failed("No connection.")))
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    try window.perform(.tap(id: "quarters.retry"))
    try window.perform(.pullToRefresh(id: "quarters.list"))
    try window.perform(.selectRow(number: 2, id: "quarters.list"))
    #expect(reducer.actions == [.viewDidLoad, .orderChosen(.name), .retryTapped, .pulledToRefresh, .rowSelected(1)])
  }
}
