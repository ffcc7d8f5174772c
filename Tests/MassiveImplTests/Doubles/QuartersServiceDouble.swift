import SharedModel

/// A quarters service that keeps its requests for the test to answer.
final class QuartersServiceDouble: QuartersService {
  private(set) var requests = RequestDoubles<[Quarter]>()

  func fetchQuarters(reply: @escaping Reply<[Quarter]>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    return request.makeCancellable()
  }
}
