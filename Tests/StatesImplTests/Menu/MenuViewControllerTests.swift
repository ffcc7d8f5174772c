import AppDoubles
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

  @Test("Each input sends its message")
  func messages() throws {
    let rows = RowsDouble(["A", "B"])
    viewController.showRows(of: rows)
    try window.perform(.selectRow(number: 2, id: "menu.sections"))
    try window.perform(.tap(id: "menu.signOut"))
    #expect(spy.messages == ["didLoadView", "willAppear", "didSelectRow 0.1", "didTapSignOut"])
  }
}
