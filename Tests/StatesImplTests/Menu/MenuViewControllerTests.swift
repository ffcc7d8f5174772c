import HeadlessUI
import Testing

@testable import StatesImpl

struct MenuViewControllerTests {
  private let window = Window()
  private let spy = MessagesSpy()
  private let viewController = MenuViewController()

  init() {
    viewController.messages = spy
    window.rootViewController = viewController
  }

  @Test("What the user does is told in messages, and does nothing by itself")
  func messages() throws {
    let rows = RowsDouble(["A", "B"])
    viewController.showRows(of: rows)
    try window.perform(.selectRow(number: 2, id: "menu.sections"))
    try window.perform(.tap(id: "menu.signOut"))
    #expect(spy.messages == ["didLoadView", "willAppear", "didSelectRow 0.1", "didTapSignOut"])
  }

  @Test("It does not keep its state")
  func state() {
    var spy: MessagesSpy? = MessagesSpy()
    weak let reference = spy
    viewController.messages = spy
    spy = nil
    #expect(reference == nil)
  }

  @Test("It knows the ways that lead on")
  func segues() {
    #expect(viewController.quartersSegue == .menuToQuarters)
    #expect(viewController.placesSegue == .menuToPlaces)
    #expect(viewController.referenceSegue == .menuToReference)
  }
}
