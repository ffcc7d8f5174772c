import SharedModel
import Testing

@testable import Step2

/// Tests the reading of data, without a view.
struct PlacesInteractorTests {
  private let service = PlacesServiceDouble()
  private let clock = VirtualClock()
  private let output = InteractorOutputDouble()
  private let interactor: PlacesInteractor

  init() {
    interactor = PlacesInteractor(
      service: service, favourites: Favourites(store: MemoryStore(), logger: MemoryLogger(minimum: .error)),
      clock: clock, searchDelay: .milliseconds(300))
    interactor.output = output
  }

  @Test("A page comes back as plain items, with the pager for the next screen")
  func items() {
    interactor.obtainPlaces(PlaceQuery(text: "a"))
    service.replies.last?(.success(PlacePage(places: [.castle], isLast: true)))
    #expect(output.lists.last?.places == [PlaceItem(id: "castle", name: "Castle", summary: "Above the river")])
    #expect(output.lists.last?.pager.findPlace(id: "castle") == .castle)
  }

  @Test("A search waits until typing has paused")
  func search() {
    interactor.searchPlaces(PlaceQuery(text: "c"))
    clock.advance(by: .milliseconds(200))
    interactor.searchPlaces(PlaceQuery(text: "ca"))
    clock.advance(by: .milliseconds(200))
    #expect(service.queries.isEmpty)
    clock.advance(by: .milliseconds(100))
    #expect(service.queries.map(\.text) == ["ca"])
  }
}
