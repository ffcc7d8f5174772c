import SharedModel

final class CoverServiceDouble: CoverService {
  let requests = RequestLog<ImageData>()
  /// What is answered at once; nil when the cover has to be loaded.
  var cached: ImageData?

  func fetchCover(reply: @escaping Reply<ImageData>) -> Cancellable? {
    guard let cached else { return requests.add(reply) }
    reply(.success(cached))
    return nil
  }
}
