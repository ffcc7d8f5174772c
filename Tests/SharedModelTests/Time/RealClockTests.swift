import SharedModel
import Testing

@MainActor
struct RealClockTests {
  private let clock = RealClock()
  private let diary = Diary()

  private func schedule(_ name: String) -> Cancellable {
    clock.schedule(after: .zero) { [diary] in diary.note(name) }
  }

  /// Waits until everything scheduled so far has run. Work runs in order, so this runs last.
  private func everythingHasRun() async {
    var last: Cancellable?
    await withCheckedContinuation { continuation in
      last = clock.schedule(after: .zero) { continuation.resume() }
    }
    last?.cancel()
  }

  @Test func whatIsDueAtOnceRunsInTheOrderItWasScheduledInButNotBeforeTheCallerIsDone() async {
    let work = (1...20).map { schedule("\($0)") }
    #expect(diary.take() == [])
    await everythingHasRun()
    #expect(diary.take() == (1...20).map(String.init))
    #expect(work.count == 20)
  }

  @Test func whatIsCancelledOrReleasedDoesNotRun() async {
    let work = [schedule("a"), schedule("b"), schedule("c")]
    work[1].cancel()
    do { _ = schedule("released") }
    await everythingHasRun()
    #expect(diary.take() == ["a", "c"])
    work[0].cancel()
  }

  @Test func anActionMayCancelTheNext() async {
    var second: Cancellable?
    let first = clock.schedule(after: .zero) { second?.cancel() }
    second = schedule("second")
    await everythingHasRun()
    #expect(diary.take() == [])
    first.cancel()
  }

  @Test func aDelayedActionRunsInTheEnd() async {
    var work: Cancellable?
    await withCheckedContinuation { continuation in
      work = clock.schedule(after: .nanoseconds(1)) { continuation.resume() }
    }
    work?.cancel()
  }

  @Test func aCancelledDelayedActionIsReleased() async {
    let work: Cancellable
    weak var held: Diary?
    do {
      let diary = Diary()
      held = diary
      work = clock.schedule(after: .seconds(3600)) { diary.note("ran") }
    }
    await everythingHasRun()
    #expect(held != nil)
    work.cancel()
    while held != nil { await Task.yield() }
  }
}
