import AppDoubles
import SharedModel

extension PlacesServiceDouble {
  /// Answers the last request, or the one at the index.
  func answer(_ places: [Place], isLast: Bool = true, to index: Int? = nil) {
    answer(.success(PlacePage(places: places, isLast: isLast)), to: index)
  }

  /// Fails the last request, or the one at the index.
  func fail(_ error: ServiceError, to index: Int? = nil) {
    answer(.failure(error), to: index)
  }

  private func answer(_ result: Result<PlacePage, ServiceError>, to index: Int?) {
    try? requests[index ?? requests.count - 1].answer(result)
  }
}
