import SharedModel
import Testing

@MainActor
struct VirtualClockTests {
  private let clock = VirtualClock()
  private let diary = Diary()

  private func schedule(_ name: String, after milliseconds: Int) -> Cancellable {
    clock.schedule(after: .milliseconds(milliseconds)) { [clock, diary] in
      diary.note("\(name) at \(clock.now.components.attoseconds / 1_000_000_000_000_000)")
    }
  }

  @Test func timeStandsStillUntilItIsMoved() {
    let work = schedule("a", after: 0)
    #expect(clock.now == .zero)
    #expect(diary.take() == [])
    #expect(clock.nextDue == .zero)
    clock.advance(by: .zero)
    #expect(diary.take() == ["a at 0"])
    #expect(clock.nextDue == nil)
    work.cancel()
  }

  @Test func eachActionRunsAtItsOwnMoment() {
    let work = [schedule("late", after: 200), schedule("early", after: 100), schedule("later", after: 301)]
    clock.advance(by: .milliseconds(300))
    #expect(diary.take() == ["early at 100", "late at 200"])
    #expect(clock.now == .milliseconds(300))
    clock.advance(by: .milliseconds(1))
    #expect(diary.take() == ["later at 301"])
    #expect(work.count == 3)
  }

  @Test func whatIsDueTogetherRunsInTheOrderItWasScheduledIn() {
    var work = [schedule("a", after: 100), schedule("b", after: 100)]
    clock.advance(by: .milliseconds(50))
    work += [schedule("c", after: 50), schedule("d", after: 40), schedule("e", after: 50)]
    clock.advance(by: .milliseconds(50))
    #expect(diary.take() == ["d at 90", "a at 100", "b at 100", "c at 100", "e at 100"])
    #expect(work.count == 5)
  }

  @Test func aDelayBelowZeroIsNone() {
    let work = schedule("a", after: -5)
    #expect(clock.nextDue == .zero)
    work.cancel()
  }

  @Test func timeNeverGoesBack() {
    clock.advance(by: .milliseconds(10))
    clock.advance(by: .milliseconds(-5))
    #expect(clock.now == .milliseconds(10))
  }

  @Test func anActionMayMoveTheTimeFurtherThanItWasMoved() {
    let work = clock.schedule(after: .milliseconds(10)) { [clock] in clock.advance(by: .milliseconds(100)) }
    clock.advance(by: .milliseconds(20))
    #expect(clock.now == .milliseconds(110))
    work.cancel()
  }

  // MARK: - Cancelling

  @Test func whatIsCancelledDoesNotRun() {
    let work = [schedule("a", after: 10), schedule("b", after: 10), schedule("c", after: 10)]
    work[1].cancel()
    clock.advance(by: .milliseconds(10))
    #expect(diary.take() == ["a at 10", "c at 10"])
  }

  @Test func whatIsReleasedDoesNotRun() {
    var work: Cancellable? = schedule("a", after: 10)
    #expect(work != nil)
    work = nil
    #expect(clock.nextDue == nil)
  }

  @Test func anActionMayCancelWhatIsDueAtTheSameMoment() {
    let second = schedule("second", after: 10)
    let first = clock.schedule(after: .milliseconds(5)) { second.cancel() }
    clock.advance(by: .milliseconds(10))
    #expect(diary.take() == [])
    first.cancel()
  }

  @Test func anActionMayCancelItself() {
    var own: Cancellable?
    own = clock.schedule(after: .milliseconds(10)) { [diary] in
      own?.cancel()
      diary.note("ran")
    }
    clock.advance(by: .milliseconds(10))
    #expect(diary.take() == ["ran"])
  }

  @Test func aCancelledActionIsReleased() {
    weak var held: Diary?
    let work: Cancellable
    do {
      let diary = Diary()
      held = diary
      work = clock.schedule(after: .milliseconds(10)) { diary.note("ran") }
    }
    #expect(held != nil)
    work.cancel()
    #expect(held == nil)
  }

  @Test(arguments: [true, false])
  func anActionMayBeTheOnlyHolderOfAnother(all: Bool) {
    let outer = scheduleHolderOfAnother()
    if all { clock.removeAll() } else { outer.cancel() }
    #expect(clock.nextDue == nil)
  }

  private func scheduleHolderOfAnother() -> Cancellable {
    let holder = Holder(schedule("inner", after: 20))
    return clock.schedule(after: .milliseconds(10)) { withExtendedLifetime(holder) {} }
  }

  private final class Holder {
    let held: Cancellable

    init(_ held: Cancellable) { self.held = held }
  }

  // MARK: - Scheduling from an action

  @Test func whatAnActionSchedulesRunsInTheSameMoveIfItFallsDue() {
    var work: [Cancellable] = []
    work.append(
      clock.schedule(after: .milliseconds(10)) {
        work += [schedule("again", after: 10), schedule("beyond", after: 11), schedule("at once", after: 0)]
      })
    clock.advance(by: .milliseconds(20))
    #expect(diary.take() == ["at once at 10", "again at 20"])
    #expect(clock.nextDue == .milliseconds(21))
    work = []
  }

  @Test func settlingMovesTheTimeUntilNothingIsDue() {
    var work: [Cancellable] = []
    work.append(clock.schedule(after: .milliseconds(10)) { work.append(schedule("b", after: 500)) })
    #expect(clock.settle())
    #expect(diary.take() == ["b at 510"])
    #expect(clock.now == .milliseconds(510))
    #expect(clock.settle())
    #expect(clock.now == .milliseconds(510))
  }

  @Test(arguments: [0, 10])
  func settlingStopsAtWorkThatSchedulesItselfForEver(milliseconds: Int) {
    var work: Cancellable?
    func scheduleAgain() {
      work = clock.schedule(after: .milliseconds(milliseconds)) { [diary] in
        diary.note("ran")
        scheduleAgain()
      }
    }
    scheduleAgain()
    #expect(!clock.settle(limit: 5))
    #expect(diary.take().count == 5)
    work?.cancel()
    #expect(clock.settle(limit: 0))
  }

  @Test func advancingStopsAtWorkThatSchedulesItselfAtOnceForEver() {
    var work: Cancellable?
    func scheduleAgain() {
      work = clock.schedule(after: .zero) { [diary] in
        diary.note("ran")
        scheduleAgain()
      }
    }
    scheduleAgain()
    #expect(!clock.advance(by: .milliseconds(1), limit: 5))
    #expect(diary.take().count == 5)
    work?.cancel()
    #expect(clock.advance(by: .milliseconds(1), limit: 5))
    #expect(clock.now == .milliseconds(1))
  }

  @Test func settlingWithinTheLimitSettles() {
    let work = [schedule("a", after: 1), schedule("b", after: 1)]
    #expect(!clock.settle(limit: 1))
    #expect(clock.settle(limit: 1))
    #expect(work.count == 2)
  }

  @Test func allThatIsDueCanBeForgotten() {
    let work = [schedule("a", after: 1), schedule("b", after: 2)]
    clock.removeAll()
    clock.advance(by: .milliseconds(5))
    #expect(diary.take() == [])
    work[0].cancel()
    let after = schedule("c", after: 0)
    work[1].cancel()
    #expect(clock.settle())
    #expect(diary.take() == ["c at 5"])
    after.cancel()
  }
}
