import SharedModel

/// The loaded places that match a query, shared by the list and the places opened from it.
final class PlaceList {
  /// A change of the places.
  enum Change: Hashable {
    /// The places of a page were added at these indices.
    case added(Range<Int>)
    /// The place at the index was removed.
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
  /// The index of each place, so that finding a place doesn't take longer as pages are added.
  private var indices: [Place.ID: Int] = [:]

  /// Creates a list with nothing loaded; loading it again takes another list.
  init(query: PlaceQuery, service: any PlacesService) {
    self.query = query
    self.service = service
  }

  /// Calls `react` after each change of the places, until the result is cancelled or released.
  func observe(_ react: @escaping @MainActor (Change) -> Void) -> Cancellable {
    observers.add(react)
  }

  /// Returns the index of a place, or `nil` if no loaded page has it.
  func index(of id: Place.ID) -> Int? {
    indices[id]
  }

  // MARK: - Loading

  // snippet.page
  /// Loads the page after the loaded ones.
  func loadNextPage(reply: @escaping Reply<Void>) -> Cancellable {
    let page = loadedPages
    return service.fetchPlaces(query, page: page) { [self] result in
      switch result {
      case .success(let loaded): append(loaded, page: page)
      // Another screen that shares the list has loaded the page by now: nothing is missing.
      case .failure where page < loadedPages: return reply(.success(()))
      case .failure: break
      }
      reply(result.map { _ in })
    }
  }
  // snippet.end

  /// Replies with the place after another one, or with `nil` after the last; loads as many pages as that takes.
  ///
  /// - Returns: What to hold until the reply, or `nil` if it came at once.
  func loadPlace(after id: Place.ID, reply: @escaping Reply<Place?>) -> Cancellable? {
    if let next = index(of: id).map({ $0 + 1 }), places.indices.contains(next) {
      reply(.success(places[next]))
      return nil
    }
    guard !isComplete else {
      reply(.success(nil))
      return nil
    }
    var following: Cancellable?
    let request = loadNextPage { [self] result in
      switch result {
      case .success: following = loadPlace(after: id, reply: reply)
      case .failure(let error): reply(.failure(error))
      }
    }
    return Cancellable {
      request.cancel()
      following?.cancel()
    }
  }

  private func append(_ loaded: PlacePage, page: Int) {
    // Two screens that share the list may have asked for the same page.
    guard page == loadedPages else { return }
    let start = places.count
    // If the guide has grown meanwhile, a place that moved on to this page is listed already.
    for place in loaded.places where indices[place.id] == nil {
      indices[place.id] = places.count
      places.append(place)
    }
    loadedPages += 1
    isComplete = loaded.isLast
    observers.notify(.added(start..<places.count))
  }

  // MARK: - Removing

  /// Removes a place that is no longer in the guide.
  func remove(_ id: Place.ID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    places.remove(at: index)
    for moved in places.indices[index...] { indices[places[moved].id] = moved }
    observers.notify(.removed(at: index))
  }
}
