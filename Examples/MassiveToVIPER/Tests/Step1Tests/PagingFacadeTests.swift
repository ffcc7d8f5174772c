import SharedModel
import Testing

@testable import Step1

/// Tests what the list and the places opened from it share.
struct PagingFacadeTests {
  private let service = PlacesServiceDouble()
  private let list = ListDouble()
  private let pager: PagingFacade

  init() {
    pager = PagingFacade(query: PlaceQuery(text: "a"), service: service)
    pager.output = list
  }

  /// Obtains the next page and answers, like a screen that shares the pager.
  private func obtain(_ places: [Place], isLast: Bool = false) {
    let request = pager.obtainNextPage { _ in }
    service.replies.last?(.success(PlacePage(places: places, isLast: isLast)))
    withExtendedLifetime(request) {}
  }

  @Test("Whichever screen asks for a page, the list adds its places")
  func pages() {
    obtain([.castle])
    obtain([.castle, .fado], isLast: true)
    #expect(service.pages == [0, 1])
    #expect(list.added == [[.castle], [.fado]] && pager.isComplete)
    #expect(pager.findPlace(after: "castle") == .fado && pager.findPlace(after: "fado") == nil)
  }

  @Test("A place that is gone leaves the list, and Next steps over it")
  func removal() {
    obtain([.castle, .fado, .tram])
    pager.removePlace(id: "fado")
    #expect(list.removed == [1])
    #expect(pager.findPlace(after: "castle") == .tram && pager.findPlace(id: "fado") == nil)
  }
}

private final class ListDouble: PagingFacadeOutput {
  private(set) var added: [[Place]] = []
  private(set) var removed: [Int] = []

  func didAddPlaces(_ places: [Place], isComplete: Bool) {
    added.append(places)
  }

  func didRemovePlace(at index: Int) {
    removed.append(index)
  }
}
