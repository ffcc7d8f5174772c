import SharedModel
import Testing

@testable import VIPERImpl

/// The answer in the chapter on small steps.
struct SmallStepsTests {
  private let router = RouterDouble()
  private let interactor = SilentInteractor()
  private let pager = PagingFacade(query: PlaceQuery(), service: AlfamaFixture().dependencies.places)

  // snippet.answer
  @Test("A selected place is opened, and nothing else happens")
  func selection() {
    let presenter = PlacesPresenter(interactor: interactor, router: router)
    let castle = PlaceItem(id: "castle", name: "Castle", summary: "", quarterName: "Alfama")
    presenter.didObtainPlaces(PlaceListItem(query: PlaceQuery(), places: [castle], isComplete: true, pager: pager))
    presenter.didSelectRow(at: 0)
    #expect(router.opened == ["Castle"])
    #expect(interactor.requests == 0)
  }
  // snippet.end
}

private final class SilentInteractor: PlacesInteractorInput {
  private(set) var requests = 0

  func observeFavourites() { requests += 1 }
  func isFavourite(placeID: String) -> Bool { false }
  func obtainPlaces(_ query: PlaceQuery) { requests += 1 }
  func searchPlaces(_ query: PlaceQuery) { requests += 1 }
  func obtainMorePlaces() { requests += 1 }
}
