import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct PlaceViewControllerTests {
  @Test("It loads once its view is loaded, and not again when it appears")
  func loadsOnce() {
    let fixture = GuideFixture()
    let loaded = LoadedPlaces(query: PlaceQuery(), service: fixture.device.places)
    let viewController = PlaceViewController(
      viewModel: PlaceViewModel(id: "maat", known: nil, in: loaded, dependencies: fixture.dependencies))
    _ = viewController.view
    #expect(fixture.device.place.ids == ["maat"])
    viewController.viewWillAppear()
    #expect(fixture.device.place.ids == ["maat"])
  }
}
