import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl
@testable import struct ReducerImpl.Store

struct ReferenceViewControllerTests {
  private let reducer = ReducerSpy<ReferenceState, ReferenceAction>()
  private let window = Window()

  private func show(_ state: ReferenceState) {
    window.rootViewController = ReferenceViewController(store: Store(state: state, reducer: reducer))
  }

  @Test("It loads when it first appears, and only then")
  func loads() {
    let navigation = NavigationController()
    navigation.setViewControllers([
      ReferenceViewController(store: Store(state: ReferenceState(), reducer: reducer)),
      ViewController(nibName: "above"),
    ])
    window.rootViewController = navigation
    #expect(reducer.actions.isEmpty)
    _ = navigation.popViewController()
    #expect(reducer.actions == [.viewDidLoad])
    navigation.pushViewController(ViewController(nibName: "above"))
    _ = navigation.popViewController()
    #expect(reducer.actions == [.viewDidLoad])
  }

  @Test("It shows the articles, and nothing else")
  func rows() {
    show(ReferenceState(categories: ArticleCategory.grouped(.book)))
    #expect(window.snapshot.screen.title == "Reference book")
    #expect(window.rows("reference.list").map(\.title) == ["Trams", "Hills", "Coffee"])
    #expect(window.snapshot.screen.elements.map(\.id) == ["reference.list"])
  }

  @Test("Rows are laid out when there are others, and then alone")
  func rowsChange() throws {
    show(ReferenceState(categories: ArticleCategory.grouped([.trams])))
    let spy = try DataSourceSpy(in: window)
    reducer.change = { state, _ in state.loading = .refreshing }
    try window.perform(.pullToRefresh(id: "reference.list"))
    #expect(window.isRefreshing("reference.list"))
    #expect(spy.laidOut.isEmpty)
    reducer.change = { state, _ in state = ReferenceState(categories: ArticleCategory.grouped(.book)) }
    try window.perform(.selectRow(number: 1, id: "reference.list"))
    #expect(window.rows("reference.list").map(\.title) == ["Trams", "Hills", "Coffee"])
  }

  @Test("It shows how loading goes")
  func loading() {
    show(ReferenceState(loading: .loading))
    #expect(window.isShown("reference.spinner"))
    show(ReferenceState(loading: .failed(.serverError)))
    #expect(window.text("reference.error") == "Something went wrong.")
    #expect(window.isEnabled("reference.retry"))
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func pull() throws {
    show(ReferenceState(categories: []))
    try window.perform(.pullToRefresh(id: "reference.list"))
    #expect(!window.isRefreshing("reference.list"))
    reducer.change = { state, _ in state.loading = .refreshing }
    try window.perform(.pullToRefresh(id: "reference.list"))
    #expect(window.isRefreshing("reference.list"))
    #expect(reducer.actions.suffix(2) == [.pulledToRefresh, .pulledToRefresh])
  }

  @Test("It tells what is tapped")
  func sends() throws {
    show(ReferenceState(categories: ArticleCategory.grouped(.book), loading: .failed(.offline)))
    try window.perform(.tap(id: "reference.retry"))
    try window.perform(.selectRow(number: 3, id: "reference.list"))
    #expect(reducer.actions == [.viewDidLoad, .retryTapped, .articleSelected(category: 1, index: 0)])
  }
}
