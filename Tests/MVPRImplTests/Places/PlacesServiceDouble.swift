import SharedModel

/// Keeps every request until a test answers it or the request is cancelled.
final class PlacesServiceDouble: PlacesService {
  struct Request: Equatable {
    var query: PlaceQuery
    var page: Int
  }

  private(set) var requests: [Request] = []
  private var replies: [Int: Reply<PlacePage>] = [:]

  /// How many requests are neither answered nor cancelled.
  var openCount: Int { replies.count }

  func fetchPlaces(_ query: PlaceQuery, page: Int, reply: @escaping Reply<PlacePage>) -> Cancellable {
    let number = requests.count
    requests.append(Request(query: query, page: page))
    replies[number] = reply
    return Cancellable { self.replies[number] = nil }
  }

  /// Answers the last request, or the one of that number, counted from 0; a cancelled one hears nothing.
  func answer(_ places: [Place], isLast: Bool = true, to number: Int? = nil) {
    answer(.success(PlacePage(places: places, isLast: isLast)), to: number)
  }

  /// Fails the last request, or the one of that number, counted from 0; a cancelled one hears nothing.
  func fail(_ error: ServiceError, to number: Int? = nil) {
    answer(.failure(error), to: number)
  }

  private func answer(_ result: Result<PlacePage, ServiceError>, to number: Int?) {
    replies.removeValue(forKey: number ?? requests.count - 1)?(result)
  }
}
