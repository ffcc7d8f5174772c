import SharedModel
import Testing

@testable import ActionsImpl

struct LoadMorePlacesActionTests {
  private let service = PlacesServiceDouble()
  private let action = LoadMorePlacesAction()
  private let list: PlaceList

  init() {
    list = .loaded(from: service)
  }

  @Test("Run, it makes the list longer by a page")
  func run() {
    var errors: [ServiceError?] = []
    action.list = list
    action.run { errors.append($0.error) }
    #expect(service.pages == [0, 1])
    service.requests[1].answer(.success(.second))
    #expect(errors == [nil])
    #expect(list.places == [.aljube, .fado, .maat])
  }

  @Test("A failure leaves the list as it is")
  func failure() {
    var errors: [ServiceError?] = []
    action.list = list
    action.run { errors.append($0.error) }
    service.requests[1].answer(.failure(.offline))
    #expect(errors == [.offline])
    #expect(list.places == [.aljube, .fado])
  }

  @Test("Cancelled, it drops the page")
  func cancel() {
    var calls = 0
    action.list = list
    action.run { _ in calls += 1 }
    action.cancel()
    #expect(service.requests[1].isCancelled)
    service.requests[1].answer(.success(.second))
    #expect(calls == 0)
    #expect(list.places == [.aljube, .fado])
  }

  @Test("Without a list it asks for nothing")
  func withoutList() {
    action.run { _ in }
    #expect(service.pages == [0])
  }
}
