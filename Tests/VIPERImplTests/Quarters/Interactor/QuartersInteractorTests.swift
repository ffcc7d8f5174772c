import AppDoubles
import SharedModel
import Testing

@testable import VIPERImpl

struct QuartersInteractorTests {
  private let service = QuartersServiceDouble()
  private let output = QuartersInteractorOutputDouble()
  private let interactor: QuartersInteractor
  private let alfama = QuarterItem(id: "alfama", name: "Alfama", summary: "Steep")
  private let belem = QuarterItem(id: "belem", name: "Belém", summary: "Wide")
  private let chiado = QuarterItem(id: "chiado", name: "Chiado", summary: "Busy")

  init() {
    interactor = QuartersInteractor(service: service)
    interactor.output = output
    interactor.obtainQuarters()
  }

  @Test("A failure is told as it is", arguments: ServiceError.allCases)
  func failure(error: ServiceError) throws {
    try service.requests[0].answer(.failure(error))
    #expect(output.errors == [error] && output.quarters.isEmpty)
  }

  @Test("Quarters are handed out as plain objects, by priority")
  func quarters() throws {
    try service.requests[0].answer(.success(.unsorted))
    #expect(output.quarters == [[chiado, alfama, belem]] && output.sorted.isEmpty)
  }

  @Test("Those obtained last are sorted at once, without another request")
  func sorting() throws {
    try service.requests[0].answer(.success(.unsorted))
    interactor.sortQuarters(by: .name)
    #expect(output.sorted == [[alfama, belem, chiado]])
    interactor.sortQuarters(by: .priority)
    #expect(output.sorted.last == [chiado, alfama, belem])
    #expect(output.quarters.count == 1 && service.requests.count == 1)
  }

  @Test("An order chosen before the reply holds for the reply")
  func earlyOrder() throws {
    interactor.sortQuarters(by: .name)
    #expect(output.sorted.isEmpty)
    try service.requests[0].answer(.success(.unsorted))
    #expect(output.quarters == [[alfama, belem, chiado]])
  }

  @Test("After a failed refresh those that were there are sorted")
  func sortingAfterFailure() throws {
    try service.requests[0].answer(.success(.unsorted))
    interactor.obtainQuarters()
    try service.requests[1].answer(.failure(.offline))
    interactor.sortQuarters(by: .name)
    #expect(output.sorted == [[alfama, belem, chiado]])
  }

  @Test("The request is under way until it is answered")
  func request() {
    #expect(service.requests.count == 1 && service.requests.cancelledCount == 0)
  }
}
