import SharedModel

/// A cover service that keeps its requests for the test to answer, or answers at once as from the cache.
final class CoverServiceDouble: CoverService {
  private(set) var requests = RequestDoubles<ImageData>()
  var cached: ImageData?

  func fetchCover(reply: @escaping Reply<ImageData>) -> Cancellable? {
    if let cached {
      reply(.success(cached))
      return nil
    }
    let request = RequestDouble(reply: reply)
    requests.append(request)
    return request.makeCancellable()
  }
}
