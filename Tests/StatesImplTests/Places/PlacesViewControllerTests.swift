import HeadlessUI
import Testing

@testable import StatesImpl

struct PlacesViewControllerTests {
  private let window = Window()
  private let spy = MessagesSpy()
  private let viewController = PlacesViewController()

  init() {
    viewController.messages = spy
    window.rootViewController = viewController
  }

  @Test("What the user does is told in messages, and does nothing by itself")
  func messages() throws {
    let rows = RowsDouble(["A", "B"])
    viewController.showRows(of: rows)
    viewController.showLoadFailed("No")
    viewController.showMore("More", isEnabled: true)
    try window.perform(.type(text: "f", id: "places.search"))
    try window.perform(.pullToRefresh(id: "places.list"))
    try window.perform(.tap(id: "places.retry"))
    try window.perform(.tap(id: "places.more"))
    try window.perform(.scrollToEnd(id: "places.list"))
    try window.perform(.selectRow(number: 2, id: "places.list"))
    #expect(
      spy.messages == [
        "didLoadView", "didEditSearch f", "didPullToRefresh", "didTapRetry", "didTapMore", "didScrollToEnd",
        "didSelectRow 0.1",
      ])
  }

  @Test("It does not keep its state")
  func state() {
    var spy: MessagesSpy? = MessagesSpy()
    weak let reference = spy
    viewController.messages = spy
    spy = nil
    #expect(reference == nil)
  }

  @Test("Rows come, go and change one by one")
  func rows() {
    let rows = RowsDouble(["A", "C"])
    viewController.showRows(of: rows)
    #expect(window.rows("places.list").map(\.title) == ["A", "C"])
    rows.titles = ["A", "B", "C"]
    viewController.insertRows(at: [IndexPath(row: 1)])
    rows.titles = ["B", "D"]
    viewController.deleteRow(at: IndexPath(row: 0))
    #expect(window.rows("places.list").map(\.title) == ["B", "C"])
    viewController.reloadRow(at: IndexPath(row: 1))
    #expect(window.rows("places.list").map(\.title) == ["B", "D"])
  }

  @Test("It knows the way that leads on")
  func segues() {
    #expect(viewController.placeSegue == .placesToPlace)
  }
}
