import SharedModel
import Testing

@testable import MVPRImpl

struct MenuRouterTests {
  private let fixture = NavigationFixture()
  private let router: MenuRouter

  init() {
    router = MenuRouter(dependencies: fixture.dependencies)
    router.viewController = fixture.screen
  }

  @Test func theQuartersOpenByPriority() {
    router.openQuarters()
    #expect(fixture.opened == [.quarters(order: .priority)])
  }

  @Test func allPlacesOpen() {
    router.openPlaces(title: "Places")
    #expect(fixture.opened == [.places(quarterID: nil, title: "Places", query: "")])
  }

  @Test func theReferenceBookOpens() {
    router.openReference()
    #expect(fixture.opened == [.reference])
  }
}
