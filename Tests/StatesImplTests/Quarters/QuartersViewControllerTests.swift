import AppDoubles
import HeadlessUI
import Testing

@testable import StatesImpl

struct QuartersViewControllerTests {
  private let window = Window()
  private let spy = MessagesSpy()
  private let viewController = QuartersViewController()

  init() {
    viewController.messages = spy
    window.rootViewController = viewController
  }

  @Test("Each input sends its message")
  func messages() throws {
    let rows = RowsDouble(["A", "B"])
    viewController.showRows(of: rows)
    viewController.showStatus(.failed("No"))
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    try window.perform(.pullToRefresh(id: "quarters.list"))
    try window.perform(.tap(id: "quarters.retry"))
    try window.perform(.selectRow(number: 2, id: "quarters.list"))
    #expect(
      spy.messages == [
        "didLoadView", "didChooseOrder 1", "didPullToRefresh", "didTapRetry", "didSelectRow 0.1",
      ])
  }
}
