import AppDoubles
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
  func failure(error: ServiceError) throws {
    try service.requests[0].answer(.failure(error))
    #expect(output.errors == [error] && output.quarters.isEmpty)
  }

  @Test("Quarters are handed out as plain objects")
  func quarters() throws {
    try service.requests[0].answer(.success(.unsorted))
    #expect(output.quarters == [[QuarterItem(.belem), QuarterItem(.chiado), QuarterItem(.alfama)]])
  }

  @Test("Plain objects are sorted at once, without a request")
  func sorting() {
    let alfama = QuarterItem(.alfama)
    let belem = QuarterItem(.belem)
    let chiado = QuarterItem(.chiado)
    #expect(interactor.sortQuarters([belem, chiado, alfama], by: .name) == [alfama, belem, chiado])
    #expect(interactor.sortQuarters([belem, chiado, alfama], by: .priority) == [chiado, alfama, belem])
    #expect(service.requests.count == 1 && output.quarters.isEmpty)
  }

  @Test("The request is under way until it is answered")
  func request() {
    #expect(service.requests.count == 1 && service.requests.cancelledCount == 0)
  }
}
