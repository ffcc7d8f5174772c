import AppDoubles
import SharedModel
import Testing

@testable import StatesImpl

struct QuartersToPlacesSegueTests {
  private let quarters = QuartersControllerState(
    QuartersMemento(), service: QuartersServiceDouble(), delegate: StateDelegateSpy())

  @Test("The places are those of the quarter, under its name")
  func handOver() {
    let memento = QuartersToPlacesSegue().handOver(.belem, from: quarters)
    #expect(memento?.title == "Belém")
    #expect(memento?.query == PlaceQuery(quarterID: "belem"))
  }
}
