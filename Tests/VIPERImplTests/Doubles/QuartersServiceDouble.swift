import SharedModel

final class QuartersServiceDouble: QuartersService {
  let requests = RequestLog<[Quarter]>()

  func obtainQuarters(reply: @escaping Reply<[Quarter]>) -> Cancellable {
    requests.add(reply)
  }
}
