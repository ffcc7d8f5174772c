import Foundation
import Testing

@testable import Measuring

struct InterruptionTests {
  @Test func itEndsTheProcessUnlessItIsTolerated() {
    let interruption = Interruption()
    #expect(interruption.receive())
    #expect(interruption.isEnding)
  }

  @Test func theFirstIsToleratedAndTheSecondIsNot() {
    let interruption = Interruption()
    interruption.tolerateOne()
    #expect(!interruption.hasHappened)
    #expect(!interruption.receive())
    #expect(interruption.hasHappened && !interruption.isEnding)
    #expect(interruption.receive())
    #expect(interruption.isEnding)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func onlyCtrlCIsToleratedUnlessOthersAreAsWell(signal: Int32) {
    let interruption = Interruption()
    interruption.tolerateOne()
    #expect(interruption.receive(signal))
    let other = Interruption()
    other.tolerateOne(of: Interruption.signals)
    #expect(!other.receive(signal))
    #expect(other.receive(signal))
  }

  @Test func workThatTakesLongStops() {
    let interruption = Interruption()
    #expect(throws: Never.self) { try interruption.check() }
    interruption.tolerateOne()
    _ = interruption.receive()
    #expect(throws: Interrupted.self) { try interruption.check() }
  }
}
