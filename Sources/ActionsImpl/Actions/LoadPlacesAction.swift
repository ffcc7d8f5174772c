import SharedModel

/// As a user, I want to see the places that match, the first page of them.
final class LoadPlacesAction: Action {
  typealias Output = Result<PlaceList, ServiceError>

  var query: PlaceQuery
  private let service: any PlacesService
  private var request: Cancellable?

  init(query: PlaceQuery, service: any PlacesService) {
    self.query = query
    self.service = service
  }

  func run(_ callback: @escaping Callback) {
    let list = PlaceList(query: query, service: service)
    request = list.load { callback($0.map { list }) }
  }

  func cancel() {
    request = nil
  }
}
