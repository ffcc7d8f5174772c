import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct MenuRouterTests {
  @Test func theQuartersOpenByPriorityAndLoadAtOnce() throws {
    let launch = Launch(signedIn: true)
    try launch.window.perform(.selectRow(number: 1, id: "menu.sections"))
    #expect(launch.stack == ["menu", "quarters"])
    #expect(launch.backend.requestCount(of: .quarters) == 1)
    #expect(launch.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
  }
}
