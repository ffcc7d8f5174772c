import SharedModel

/// The services that the places need, over a guide that is worked out already.
///
/// The scripted backend looks through all places and sorts them for each request, which would be most of what is measured
/// and grow with the guide whatever the implementation does. These answer in the same time however large the guide is.
final class IndexedServices {
  private let guide: LargeGuide
  private let pageSize: Int
  private let clock: any AppClock

  init(guide: LargeGuide, pageSize: Int, clock: any AppClock) {
    self.guide = guide
    self.pageSize = pageSize
    self.clock = clock
  }

  private func answer(_ action: @escaping @MainActor () -> Void) -> Cancellable {
    clock.schedule(after: ServiceBehaviour().latency, action)
  }
}

// MARK: - PlacesService

extension IndexedServices: PlacesService {
  func fetchPlaces(_ query: PlaceQuery, page: Int, reply: @escaping Reply<PlacePage>) -> Cancellable {
    answer { [guide, pageSize] in reply(.success(guide.page(page, of: query.text, size: pageSize))) }
  }
}

// MARK: - PlaceService

extension IndexedServices: PlaceService {
  func fetchPlace(id: Place.ID, reply: @escaping Reply<Place>) -> Cancellable {
    answer { [guide] in reply(guide.place(id: id).map { .success($0) } ?? .failure(.notFound)) }
  }
}

// MARK: - FavouriteService

extension IndexedServices: FavouriteService {
  func saveFavourite(_ isFavourite: Bool, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
    answer { reply(.success(())) }
  }
}
