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

  @Test("What the user does is told in messages, and does nothing by itself")
  func messages() throws {
    let rows = RowsDouble(["A", "B"])
    viewController.showRows(of: rows)
    viewController.showError("No")
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    try window.perform(.pullToRefresh(id: "quarters.list"))
    try window.perform(.tap(id: "quarters.retry"))
    try window.perform(.selectRow(number: 2, id: "quarters.list"))
    #expect(
      spy.messages == [
        "didLoadView", "didChooseOrder 1", "didPullToRefresh", "didTapRetry", "didSelectRow 0.1",
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

  @Test("It knows the way that leads on")
  func segues() {
    #expect(viewController.placesSegue == .quartersToPlaces)
  }
}
