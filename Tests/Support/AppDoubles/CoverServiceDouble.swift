package import SharedModel

/// A cover service that stores its requests for a test to answer, or replies at once if the cover is cached.
package final class CoverServiceDouble: CoverService {
  package private(set) var requests = RequestDoubles<ImageData>()
  package var cached: ImageData?

  package init() {}

  package func fetchCover(reply: @escaping Reply<ImageData>) -> Cancellable? {
    if let cached {
      reply(.success(cached))
      return nil
    }
    let request = RequestDouble(reply: reply)
    requests.append(request)
    return request.makeCancellable()
  }
}
