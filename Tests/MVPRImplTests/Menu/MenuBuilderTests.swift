import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct MenuBuilderTests {
  private let fixture = NavigationFixture()

  @Test func viewPresenterAndRouterAreConnected() throws {
    fixture.push(MenuBuilder(dependencies: fixture.dependencies).build())
    #expect(fixture.window.element("menu.greeting")?.content == .label("Hello, Mark"))
    #expect(fixture.device.cover.requests.count == 1)
    try fixture.window.perform(.selectRow(number: 3, id: "menu.sections"))
    #expect(fixture.titles == ["", "Lisbon", "Reference book"])
  }
}
