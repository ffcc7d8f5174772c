import AppDoubles
import HeadlessUI
import Testing

@testable import StatesImpl

struct PlacesViewControllerTests {
  private let window = Window()
  private let spy = MessagesSpy()
  private let viewController = PlacesViewController()
  private var titles: [String] {
    window.lines.filter { $0.hasPrefix("    “") }.map { String($0.dropFirst(5).dropLast()) }
  }

  init() {
    viewController.messages = spy
    window.rootViewController = viewController
  }

  @Test("Each input sends its message")
  func messages() throws {
    let rows = RowsDouble(["A", "B"])
    viewController.showRows(of: rows)
    viewController.showStatus(.failed("No"))
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

  @Test("Rows come, go and change one by one")
  func rows() {
    let rows = RowsDouble(["A", "C"])
    viewController.showRows(of: rows)
    #expect(titles == ["A", "C"])
    rows.titles = ["A", "B", "C"]
    viewController.insertRows(at: [IndexPath(row: 1)])
    rows.titles = ["B", "D"]
    viewController.deleteRow(at: IndexPath(row: 0))
    #expect(titles == ["B", "C"])
    viewController.reloadRow(at: IndexPath(row: 1))
    #expect(titles == ["B", "D"])
  }
}
