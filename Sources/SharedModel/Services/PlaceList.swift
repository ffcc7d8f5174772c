/// The places of one query as far as they are loaded, page by page.
@MainActor
public final class PlaceList {
  /// What the places match.
  public let query: PlaceQuery
  /// The places of all loaded pages, by name.
  public private(set) var places: [Place] = []
  /// Whether the last page is loaded.
  public private(set) var isComplete = false
  private let service: any PlacesService
  private var loadedPages = 0

  /// Makes a list with nothing loaded.
  public init(query: PlaceQuery, service: any PlacesService) {
    self.query = query
    self.service = service
  }

  /// Loads the first page; when it comes it takes the place of all that is loaded.
  public func load(reply: @escaping Reply<Void>) -> Cancellable {
    obtain(page: 0, reply: reply)
  }

  /// Loads the page that follows those loaded.
  public func loadMore(reply: @escaping Reply<Void>) -> Cancellable {
    obtain(page: loadedPages, reply: reply)
  }

  private func obtain(page: Int, reply: @escaping Reply<Void>) -> Cancellable {
    service.obtainPlaces(query, page: page) { [weak self] result in
      if case .success(let loaded) = result { self?.take(loaded, page: page) }
      reply(result.map { _ in })
    }
  }

  private func take(_ loaded: PlacePage, page: Int) {
    places = page == 0 ? loaded.places : places + loaded.places
    loadedPages = page + 1
    isComplete = loaded.isLast
  }
}
