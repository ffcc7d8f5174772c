import SharedModel

/// The places that match a query, as far as they are loaded; the list and the places opened from it share one.
final class PlaceList {
  /// What can happen to the places.
  enum Change: Hashable {
    /// Those of a page were added, and now stand at these indices.
    case added(Range<Int>)
    /// The one that stood at the index is gone.
    case removed(at: Int)
  }

  let query: PlaceQuery
  /// The places of all loaded pages, by name.
  private(set) var places: [Place] = []
  /// Whether any page is loaded.
  var isLoaded: Bool { loadedPages > 0 }
  /// Whether the last page is loaded.
  private(set) var isComplete = false
  private let service: any PlacesService
  private let observers = ObserverList<Change>()
  private var loadedPages = 0
  /// Where each place stands, as a search through all pages would take the longer the more there are.
  private var indices: [Place.ID: Int] = [:]

  /// Makes a list with nothing loaded; to load it anew takes a new list.
  init(query: PlaceQuery, service: any PlacesService) {
    self.query = query
    self.service = service
  }

  /// Tells of every change of the places, once it is done, until the result is cancelled or released.
  func observe(_ react: @escaping @MainActor (Change) -> Void) -> Cancellable {
    observers.add(react)
  }

  /// Where a place stands; nil when it is on no page that is loaded.
  func index(of id: Place.ID) -> Int? {
    indices[id]
  }

  // MARK: - Loading

  // snippet.page
  /// Loads the page that follows those that are loaded.
  func loadNextPage(reply: @escaping Reply<Void>) -> Cancellable {
    let page = loadedPages
    return service.fetchPlaces(query, page: page) { [self] result in
      switch result {
      case .success(let loaded): append(loaded, page: page)
      // Another one who shares the list has the page by now: nothing is missing.
      case .failure where page < loadedPages: return reply(.success(()))
      case .failure: break
      }
      reply(result.map { _ in })
    }
  }
  // snippet.end

  /// Answers with the place that follows another one, or with nil after the last; loads as many pages as that takes.
  ///
  /// - Returns: What to hold until the answer comes; nil when it came at once.
  func loadPlace(after id: Place.ID, reply: @escaping Reply<Place?>) -> Cancellable? {
    if let next = index(of: id).map({ $0 + 1 }), places.indices.contains(next) {
      reply(.success(places[next]))
      return nil
    }
    guard !isComplete else {
      reply(.success(nil))
      return nil
    }
    var request: Cancellable?
    request = loadNextPage { [self] result in
      switch result {
      case .success: request = loadPlace(after: id, reply: reply)
      case .failure(let error): reply(.failure(error))
      }
    }
    return Cancellable { request?.cancel() }
  }

  private func append(_ loaded: PlacePage, page: Int) {
    // Two who share the list may have asked for the same page.
    guard page == loadedPages else { return }
    let start = places.count
    // The guide may have grown meanwhile: what has moved on to this page is listed already.
    for place in loaded.places where indices[place.id] == nil {
      indices[place.id] = places.count
      places.append(place)
    }
    loadedPages += 1
    isComplete = loaded.isLast
    observers.notify(.added(start..<places.count))
  }

  // MARK: - Removing

  /// Takes out a place that is no longer in the guide.
  func remove(_ id: Place.ID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    places.remove(at: index)
    for moved in places.indices[index...] { indices[places[moved].id] = moved }
    observers.notify(.removed(at: index))
  }
}
