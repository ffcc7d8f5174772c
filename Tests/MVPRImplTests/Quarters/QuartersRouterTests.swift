import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct QuartersRouterTests {
  @Test func theQuartersPlacesOpenUnderItsName() {
    let fixture = NavigationFixture()
    let router = QuartersRouter(dependencies: fixture.dependencies)
    router.viewController = fixture.screen
    router.openPlaces(in: .alfama)
    #expect(fixture.opened == [.places(quarterID: "alfama", title: "Alfama", query: "")])
  }
}
