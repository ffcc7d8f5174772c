import SharedModel

/// Keeps the last request until a test answers it.
final class QuartersServiceDouble: QuartersService {
  private(set) var requestCount = 0
  private(set) var cancelCount = 0
  private var reply: Reply<[Quarter]>?

  func fetchQuarters(reply: @escaping Reply<[Quarter]>) -> Cancellable {
    requestCount += 1
    self.reply = reply
    return Cancellable { self.cancelCount += 1 }
  }

  func answer(_ result: Result<[Quarter], ServiceError>) {
    reply?(result)
  }
}
