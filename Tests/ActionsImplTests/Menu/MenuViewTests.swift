import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct MenuViewTests {
  private let fixture = AppFixture()
  private let window = Window()

  @Test("It creates its interactor and its view model, and input goes to the interactor")
  func creates() throws {
    let delegate = MenuInteractorDelegateDouble()
    let model = MenuModel(user: .mark, favourites: fixture.favourites)
    let screen = MenuView(model: model, dependencies: fixture.dependencies)
    screen.interactor.delegate = delegate
    window.show(screen)
    #expect(window.rows("menu.sections").count == 3)
    try window.perform(.selectRow(number: 2, id: "menu.sections"))
    #expect(delegate.events == ["selected places"])
    try window.perform(.tap(id: "menu.signOut"))
    #expect(fixture.session.user == nil)
  }
}
