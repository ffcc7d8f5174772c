import SharedModel
import Testing

@testable import Step3

/// Tests what injection makes testable: the search, without a clock.
struct PlacesInteractorTests {
  // snippet.search
  @Test("A search asks for nothing before the debouncer says so")
  func search() {
    let service = PlacesServiceDouble()
    let debouncer = DebouncerDouble()
    let interactor = PlacesInteractor(
      service: service, favourites: Favourites(store: MemoryStore(), logger: MemoryLogger(minimum: .error)),
      debouncer: debouncer)
    interactor.searchPlaces(PlaceQuery(text: "ca"))
    #expect(service.queries.isEmpty)
    debouncer.action?()
    #expect(service.queries.map(\.text) == ["ca"])
  }
  // snippet.end
}

private final class DebouncerDouble: DebouncerInput {
  private(set) var action: (() -> Void)?

  func schedule(_ action: @escaping () -> Void) {
    self.action = action
  }
}
