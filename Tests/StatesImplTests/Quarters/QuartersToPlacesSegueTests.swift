import SharedModel
import Testing

@testable import StatesImpl

struct QuartersToPlacesSegueTests {
  private let quarters = QuartersControllerState(
    QuartersMemento(), service: QuartersServiceDouble(), delegate: StateDelegateSpy())

  @Test("Without a quarter there is nothing to go on with")
  func nothingSelected() {
    #expect(QuartersToPlacesSegue().handOver(from: quarters)?.query == nil)
  }

  @Test("The places are those of the quarter, under its name")
  func handOver() {
    let service = QuartersServiceDouble()
    let quarters = QuartersControllerState(QuartersMemento(), service: service, delegate: StateDelegateSpy())
    quarters.didLoadView()
    service.requests[0].answer(.success([.belem]))
    quarters.didSelectRow(at: .init(row: 0))
    let memento = QuartersToPlacesSegue().handOver(from: quarters)
    #expect(memento?.title == "Belém")
    #expect(memento?.query == PlaceQuery(quarterID: "belem"))
  }
}
