import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct PlacesRouterTests {
  @Test func aPlaceOpensInItsList() throws {
    let fixture = NavigationFixture()
    let list = PlaceSequenceDouble()
    let router = PlacesRouter(dependencies: fixture.dependencies)
    router.viewController = fixture.screen
    router.openPlace(.fado, in: list)
    #expect(fixture.opened == [.place(id: "fado")])
    try fixture.window.perform(.tap(id: "place.next"))
    #expect(list.askedIDs == ["fado"])
  }
}
