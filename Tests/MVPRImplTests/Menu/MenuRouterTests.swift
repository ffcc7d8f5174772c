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

  @Test func allPlacesOpenAndLoadAtOnce() throws {
    let launch = Launch(signedIn: true)
    try launch.window.perform(.selectRow(number: 2, id: "menu.sections"))
    #expect(launch.stack == ["menu", "places"])
    #expect(launch.backend.requestCount(of: .places) == 1)
    #expect(launch.savedState.value == SavedState(screens: [.places(quarterID: nil, title: "Places", query: "")]))
  }

  @Test func theReferenceBookOpensAndLoadsAtOnce() throws {
    let launch = Launch(signedIn: true)
    try launch.window.perform(.selectRow(number: 3, id: "menu.sections"))
    #expect(launch.stack == ["menu", "reference"])
    #expect(launch.window.snapshot.screen.title == "Reference book")
    #expect(launch.backend.requestCount(of: .articles) == 1)
    #expect(launch.savedState.value == SavedState(screens: [.reference]))
  }
}
