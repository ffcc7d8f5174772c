import SharedModel

/// Answers at once when it has an image, and otherwise keeps the last request until a test answers it.
final class CoverServiceDouble: CoverService {
  var cached: ImageData?
  private(set) var requestCount = 0
  private(set) var cancelCount = 0
  private var reply: Reply<ImageData>?

  func fetchCover(reply: @escaping Reply<ImageData>) -> Cancellable? {
    if let cached {
      reply(.success(cached))
      return nil
    }
    requestCount += 1
    self.reply = reply
    return Cancellable { self.cancelCount += 1 }
  }

  func answer(_ result: Result<ImageData, ServiceError>) {
    reply?(result)
  }
}
