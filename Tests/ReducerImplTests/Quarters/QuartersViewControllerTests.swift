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

  @Test("It loads when it first appears, and only then")
  func loads() {
    let navigation = NavigationController()
    navigation.setViewControllers([
      QuartersViewController(store: Store(state: QuartersState(), reducer: reducer)), ViewController(nibName: "above"),
    ])
    window.rootViewController = navigation
    #expect(reducer.actions.isEmpty)
    _ = navigation.popViewController()
    #expect(reducer.actions == [.viewDidLoad])
    navigation.pushViewController(ViewController(nibName: "above"))
    _ = navigation.popViewController()
    #expect(reducer.actions == [.viewDidLoad])
  }

  @Test("It shows the rows and their order")
  func rows() {
    show(QuartersState(order: .name, quarters: [.alfama, .chiado]))
    #expect(window.snapshot.screen.title == "Quarters")
    #expect(window.text("quarters.order") == "A–Z")
    #expect(window.rows("quarters.list").map(\.title) == ["Alfama", "Chiado"])
    for id in ["empty", "spinner", "error", "retry"] { #expect(!window.isShown("quarters.\(id)")) }
  }

  @Test("Rows are laid out when there are others, and then alone")
  func rowsChange() throws {
    show(QuartersState(quarters: [.alfama]))
    let spy = try DataSourceSpy(in: window)
    reducer.change = { state, _ in state.loading = .refreshing }
    try window.perform(.pullToRefresh(id: "quarters.list"))
    #expect(window.isRefreshing("quarters.list"))
    #expect(spy.laidOut.isEmpty)
    reducer.change = { state, _ in state = QuartersState(quarters: [.belem, .alfama]) }
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(window.rows("quarters.list").map(\.title) == ["Belém", "Alfama"])
  }

  @Test("Without quarters it says so")
  func empty() {
    show(QuartersState(quarters: []))
    #expect(window.text("quarters.empty") == "Nothing here yet.")
  }

  @Test("It shows how loading goes")
  func loading() {
    show(QuartersState(loading: .loading))
    #expect(window.isShown("quarters.spinner"))
    show(QuartersState(loading: .failed(.offline)))
    #expect(window.text("quarters.error") == "No connection.")
    #expect(window.isEnabled("quarters.retry"))
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func pull() throws {
    show(QuartersState(quarters: [.alfama]))
    try window.perform(.pullToRefresh(id: "quarters.list"))
    #expect(!window.isRefreshing("quarters.list"))
    reducer.change = { state, _ in state.loading = .refreshing }
    try window.perform(.pullToRefresh(id: "quarters.list"))
    #expect(window.isRefreshing("quarters.list"))
    #expect(reducer.actions.suffix(2) == [.pulledToRefresh, .pulledToRefresh])
  }

  @Test("It tells what is chosen and tapped")
  func sends() throws {
    show(QuartersState(quarters: [.alfama, .belem], loading: .failed(.offline)))
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    try window.perform(.tap(id: "quarters.retry"))
    try window.perform(.selectRow(number: 2, id: "quarters.list"))
    #expect(reducer.actions == [.viewDidLoad, .orderChosen(.name), .retryTapped, .rowSelected(1)])
  }
}
