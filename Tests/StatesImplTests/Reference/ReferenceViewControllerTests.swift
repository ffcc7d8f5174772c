import AppDoubles
import HeadlessUI
import Testing

@testable import StatesImpl

struct ReferenceViewControllerTests {
  private let window = Window()
  private let spy = MessagesSpy()
  private let viewController = ReferenceViewController()

  init() {
    viewController.messages = spy
    window.rootViewController = viewController
  }

  @Test("Each input sends its message")
  func messages() throws {
    let rows = RowsDouble(["A", "B"])
    viewController.showRows(of: rows)
    viewController.showStatus(.failed("No"))
    try window.perform(.pullToRefresh(id: "reference.list"))
    try window.perform(.tap(id: "reference.retry"))
    try window.perform(.selectRow(number: 2, id: "reference.list"))
    #expect(spy.messages == ["didLoadView", "didPullToRefresh", "didTapRetry", "didSelectRow 0.1"])
  }
}
