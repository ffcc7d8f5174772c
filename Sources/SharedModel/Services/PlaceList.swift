/// The places of one query as far as they are loaded, page by page; the list and the places opened from it share one.
@MainActor
public final class PlaceList {
  /// What the places match.
  public let query: PlaceQuery
  /// The places of all loaded pages, by name.
  public private(set) var places: [Place] = []
  /// Whether the last page is loaded.
  public private(set) var isComplete = false
  private let service: any PlacesService
  private let observers = ObserverList<Void>()
  private var loadedPages = 0

  /// Makes a list with nothing loaded.
  public init(query: PlaceQuery, service: any PlacesService) {
    self.query = query
    self.service = service
  }

  /// Tells of every change of the places until the result is cancelled or released.
  public func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable {
    observers.add(change)
  }

  /// Loads the first page; when it comes it takes the place of all that is loaded.
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
    let index = places.firstIndex { $0.id == id }
    if let next = index.map({ $0 + 1 }), places.indices.contains(next) {
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
    guard let index = places.firstIndex(where: { $0.id == id }) else { return }
    places.remove(at: index)
    observers.notify()
  }

  private func obtain(page: Int, reply: @escaping Reply<Void>) -> Cancellable {
    service.obtainPlaces(query, page: page) { [weak self] result in
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
    guard page == 0 || page == loadedPages else { return }
    places = page == 0 ? loaded.places : places + loaded.places
    loadedPages = page + 1
    isComplete = loaded.isLast
    observers.notify()
  }
}

/// Requests of which each follows from the answer to the one before.
private final class Chain {
  var current: Cancellable?
}
