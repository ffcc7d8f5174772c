import SharedModel

extension PlaceList {
  /// A list of all places of which a page is loaded.
  static func loaded(_ page: PlacePage = .first, from service: PlacesServiceDouble) -> PlaceList {
    let list = PlaceList(query: PlaceQuery(), service: service)
    let request = list.load { _ in }
    service.requests.last?.answer(.success(page))
    withExtendedLifetime(request) {}
    return list
  }
}
