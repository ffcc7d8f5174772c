import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct DestinationTests {
  private let fixture = GuideFixture()

  private func expect(_ destination: Destination, shows viewModel: AnyObject, savedAs screen: SavedState.Screen) {
    #expect(ObjectIdentifier(destination.viewModel) == ObjectIdentifier(viewModel))
    #expect(destination.savedScreen == screen)
  }

  @Test("Each screen tells its view model, and what it takes to open it again")
  func screens() {
    let guide = fixture.dependencies
    let quarters = QuartersViewModel(order: .name, dependencies: guide)
    expect(.quarters(quarters), shows: quarters, savedAs: .quarters(order: .name))
    let query = PlaceQuery(text: "m", quarterID: "belem")
    let places = PlacesViewModel(title: "Belém", query: query, dependencies: guide)
    expect(.places(places), shows: places, savedAs: .places(quarterID: "belem", title: "Belém", query: "m"))
    let loaded = LoadedPlaces(query: query, service: fixture.device.places)
    let place = PlaceViewModel(id: "maat", known: nil, in: loaded, dependencies: guide)
    expect(.place(place), shows: place, savedAs: .place(id: "maat"))
    let reference = ReferenceViewModel(dependencies: guide)
    expect(.reference(reference), shows: reference, savedAs: .reference)
    let article = ArticleViewModel(id: "coffee", known: nil, dependencies: guide)
    expect(.article(article), shows: article, savedAs: .article(id: "coffee"))
  }
}
