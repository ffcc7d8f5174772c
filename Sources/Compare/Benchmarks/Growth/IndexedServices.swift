import SharedModel

/// The services for places, favourites included, with the answers prepared.
///
/// The scripted backend searches and sorts all places on each request. That would dominate what is measured, and would
/// grow with the guide whatever the implementation does. These services take the same time for a guide of any size.
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
