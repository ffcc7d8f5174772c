import AppDoubles
import SharedModel

extension PlacesServiceDouble {
  /// Answers the request at an index, or the last one.
  func answer(_ places: [Place], isLast: Bool = true, to index: Int? = nil) {
    answer(.success(PlacePage(places: places, isLast: isLast)), to: index)
  }

  /// Fails the request at an index, or the last one.
  func fail(_ error: ServiceError, to index: Int? = nil) {
    answer(.failure(error), to: index)
  }

  private func answer(_ result: Result<PlacePage, ServiceError>, to index: Int?) {
    try? requests[index ?? requests.count - 1].answer(result)
  }
}
