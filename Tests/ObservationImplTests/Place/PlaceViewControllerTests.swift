import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct PlaceViewControllerTests {
  @Test("It loads when it appears, and not again when it comes back")
  func loadsOnce() {
    let fixture = GuideFixture()
    let loaded = LoadedPlaces(query: PlaceQuery(), service: fixture.device.places)
    let viewController = PlaceViewController(
      viewModel: fixture.guide.makePlace("maat", known: nil, in: loaded))
    _ = viewController.view
    #expect(fixture.device.place.ids == [])
    viewController.viewWillAppear()
    #expect(fixture.device.place.ids == ["maat"])
    viewController.viewWillAppear()
    #expect(fixture.device.place.ids == ["maat"])
  }
}
