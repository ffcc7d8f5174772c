import AppDoubles
import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct MenuViewTests {
  private let device = DeviceDouble()
  private let window = Window()

  @Test("It creates its interactor and its view model, and input goes to the interactor")
  func creates() throws {
    let delegate = MenuInteractorDelegateDouble()
    let model = MenuModel(user: .mark, favourites: device.favourites)
    let screen = MenuView(model: model, session: device.session, cover: device.cover)
    screen.interactor.delegate = delegate
    window.show(screen)
    #expect(window.lines.contains("  menu.sections: list, 3 rows"))
    try window.perform(.selectRow(number: 2, id: "menu.sections"))
    #expect(delegate.events == ["selected places"])
    try window.perform(.tap(id: "menu.signOut"))
    #expect(device.session.user == nil)
  }
}
