import SharedModel
import Testing

struct CancellableTests {
  private final class Tally { var count = 0 }

  @Test("Cancelling ends it once")
  func once() {
    let tally = Tally()
    let work = Cancellable { tally.count += 1 }
    #expect(tally.count == 0)
    work.cancel()
    work.cancel()
    #expect(tally.count == 1)
  }

  @Test("It ends when it is released")
  func released() {
    let tally = Tally()
    var work: Cancellable? = Cancellable { tally.count += 1 }
    withExtendedLifetime(work) {}
    work = nil
    #expect(work == nil && tally.count == 1)
  }

  @Test("Cancelled and then released, it ends once")
  func cancelledThenReleased() {
    let tally = Tally()
    do {
      let work = Cancellable { tally.count += 1 }
      work.cancel()
    }
    #expect(tally.count == 1)
  }

  @Test("Cancelling releases its closure")
  func releasesItsClosure() {
    weak var tally: Tally?
    let work: Cancellable
    do {
      let held = Tally()
      tally = held
      work = Cancellable { held.count += 1 }
    }
    #expect(tally != nil)
    work.cancel()
    #expect(tally == nil)
  }
}
