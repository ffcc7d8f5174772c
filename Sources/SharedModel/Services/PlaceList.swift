/// The places of one query as far as they are loaded, page by page; the list and the places opened from it share one.
@MainActor
public final class PlaceList {
  /// What can happen to the places.
  public enum Change: Hashable, Sendable {
    /// The places of a page were added, and now stand at these indices.
    case added(Range<Int>)
    /// The place that stood at the index is gone.
    case removed(at: Int)
  }

  /// What the places match.
  public let query: PlaceQuery
  /// The places of all loaded pages, by name.
  public private(set) var places: [Place] = []
  /// Whether the last page is loaded.
  public private(set) var isComplete = false
  private let service: any PlacesService
  private let observers = ObserverList<Change>()
  /// How many pages are loaded; the next one has this number.
  public private(set) var loadedPages = 0
  /// Where each place stands, as a search through all pages would take the longer the more there are.
  private var indices: [Place.ID: Int] = [:]

  /// Makes a list with nothing loaded.
  public init(query: PlaceQuery, service: any PlacesService) {
    self.query = query
    self.service = service
  }

  /// Tells of every change of the places, once it is done, until the result is cancelled or released.
  public func observe(_ react: @escaping @MainActor (Change) -> Void) -> Cancellable {
    observers.add(react)
  }

  /// Where a place stands; nil when it is on no page that is loaded.
  public func index(of id: Place.ID) -> Int? {
    indices[id]
  }

  /// Loads the first page; to load it anew takes a new list.
  public func load(reply: @escaping Reply<Void>) -> Cancellable {
    obtain(page: 0, reply: reply)
  }

  /// Loads the page that follows those loaded.
  public func loadMore(reply: @escaping Reply<Void>) -> Cancellable {
    obtain(page: loadedPages, reply: reply)
  }

  /// Answers with the place that follows another one, or with nil after the last; pages are loaded as far as it takes.
  ///
  /// - Returns: What to hold until the answer comes; nil when it came at once.
  public func obtainPlace(after id: Place.ID, reply: @escaping Reply<Place?>) -> Cancellable? {
    if let next = index(of: id).map({ $0 + 1 }), places.indices.contains(next) {
      reply(.success(places[next]))
      return nil
    }
    guard !isComplete else {
      reply(.success(nil))
      return nil
    }
    let request = Chain()
    request.current = loadMore { [weak self, weak request] result in
      switch result {
      case .success: request?.current = self?.obtainPlace(after: id, reply: reply)
      case .failure(let error): reply(.failure(error))
      }
    }
    return Cancellable { request.current = nil }
  }

  /// Forgets a place that is no longer in the guide.
  public func remove(_ id: Place.ID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    places.remove(at: index)
    for moved in places.indices[index...] { indices[places[moved].id] = moved }
    observers.notify(.removed(at: index))
  }

  private func obtain(page: Int, reply: @escaping Reply<Void>) -> Cancellable {
    service.fetchPlaces(query, page: page) { [weak self] result in
      switch result {
      case .success(let loaded): self?.take(loaded, page: page)
      // Another one who shares the list has the page by now: nothing is missing.
      case .failure where page > 0 && page < self?.loadedPages ?? 0: return reply(.success(()))
      case .failure: break
      }
      reply(result.map { _ in })
    }
  }

  private func take(_ loaded: PlacePage, page: Int) {
    // Two who share the list may have asked for the same page.
    guard page == loadedPages else { return }
    let start = places.count
    // The guide may have grown meanwhile: what has moved on to this page is listed already.
    for place in loaded.places where indices[place.id] == nil {
      indices[place.id] = places.count
      places.append(place)
    }
    loadedPages = page + 1
    isComplete = loaded.isLast
    observers.notify(.added(start..<places.count))
  }
}

/// Requests of which each follows from the answer to the one before.
private final class Chain {
  var current: Cancellable?
}
