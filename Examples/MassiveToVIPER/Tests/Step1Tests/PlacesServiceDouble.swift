import SharedModel

/// A places service that keeps its replies for a test to give.
final class PlacesServiceDouble: PlacesService {
  private(set) var queries: [PlaceQuery] = []
  private(set) var pages: [Int] = []
  private(set) var replies: [Reply<PlacePage>] = []

  func fetchPlaces(_ query: PlaceQuery, page: Int, reply: @escaping Reply<PlacePage>) -> Cancellable {
    queries.append(query)
    pages.append(page)
    replies.append(reply)
    return Cancellable {}
  }
}

extension Place {
  static let castle = Place(id: "castle", name: "Castle", summary: "Above the river", quarterID: "alfama")
  static let fado = Place(id: "fado", name: "Fado", summary: "A museum", quarterID: "alfama")
  static let tram = Place(id: "tram", name: "Tram", summary: "Number 28", quarterID: "alfama")
}
