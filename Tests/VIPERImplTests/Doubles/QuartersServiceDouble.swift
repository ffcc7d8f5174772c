import SharedModel

final class QuartersServiceDouble: QuartersService {
  let requests = RequestLog<[Quarter]>()

  func fetchQuarters(reply: @escaping Reply<[Quarter]>) -> Cancellable {
    requests.add(reply)
  }
}
