import SharedModel
import Testing

@testable import VIPERImpl

struct QuartersInteractorTests {
  private let service = QuartersServiceDouble()
  private let output = QuartersInteractorOutputDouble()
  private let interactor: QuartersInteractor

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

  @Test("Quarters are handed out as plain objects, as they came")
  func quarters() {
    service.requests.answer(.success([Fixtures.chiado, Fixtures.alfama, Fixtures.belem]))
    let alfama = QuarterItem(id: "alfama", name: "Alfama", summary: "Lanes and fado", priority: 3)
    let belem = QuarterItem(id: "belem", name: "belém", summary: "By the river", priority: 1)
    let chiado = QuarterItem(id: "chiado", name: "Chiado", summary: "Cafés and books", priority: 2)
    #expect(output.quarters == [[chiado, alfama, belem]])
  }

  @Test("The request is under way until it is answered")
  func request() {
    #expect(service.requests.count == 1 && service.requests.cancelledCount == 0)
  }
}
