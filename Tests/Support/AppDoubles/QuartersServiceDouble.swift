package import SharedModel

/// A quarters service that stores its requests for a test to answer.
package final class QuartersServiceDouble: QuartersService {
  package private(set) var requests = RequestDoubles<[Quarter]>()

  package init() {}

  package func fetchQuarters(reply: @escaping Reply<[Quarter]>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    return request.makeCancellable()
  }
}
