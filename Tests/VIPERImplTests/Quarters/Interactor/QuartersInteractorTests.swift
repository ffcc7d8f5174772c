import SharedModel
import Testing

@testable import VIPERImpl

struct QuartersInteractorTests {
  private let service = QuartersServiceDouble()
  private let output = QuartersInteractorOutputDouble()
  private let interactor: QuartersInteractor
  private let all = [Fixtures.chiado, Fixtures.alfama, Fixtures.belem]
  private let alfama = QuarterItem(id: "alfama", name: "Alfama", summary: "Lanes and fado")
  private let belem = QuarterItem(id: "belem", name: "belém", summary: "By the river")
  private let chiado = QuarterItem(id: "chiado", name: "Chiado", summary: "Cafés and books")

  init() {
    interactor = QuartersInteractor(service: service)
    interactor.output = output
    interactor.obtainQuarters()
  }

  @Test("A failure is told as it is", arguments: ServiceError.allCases)
  func failure(error: ServiceError) {
    service.requests.answer(.failure(error))
    #expect(output.errors == [error] && output.quarters.isEmpty)
  }

  @Test("Quarters are handed out as plain objects, by priority")
  func quarters() {
    service.requests.answer(.success(all))
    #expect(output.quarters == [[belem, chiado, alfama]] && output.sorted.isEmpty)
  }

  @Test("Those obtained last are sorted at once, without another request")
  func sorting() {
    service.requests.answer(.success(all))
    interactor.sortQuarters(by: .name)
    #expect(output.sorted == [[alfama, belem, chiado]])
    interactor.sortQuarters(by: .priority)
    #expect(output.sorted.last == [belem, chiado, alfama])
    #expect(output.quarters.count == 1 && service.requests.count == 1)
  }

  @Test("An order chosen before the reply holds for the reply")
  func earlyOrder() {
    interactor.sortQuarters(by: .name)
    #expect(output.sorted.isEmpty)
    service.requests.answer(.success(all))
    #expect(output.quarters == [[alfama, belem, chiado]])
  }

  @Test("After a failed refresh those that were there are sorted")
  func sortingAfterFailure() {
    service.requests.answer(.success(all))
    interactor.obtainQuarters()
    service.requests.answer(.failure(.offline), to: 1)
    interactor.sortQuarters(by: .name)
    #expect(output.sorted == [[alfama, belem, chiado]])
  }

  @Test("The request is under way until it is answered")
  func request() {
    #expect(service.requests.count == 1 && service.requests.cancelledCount == 0)
  }
}
