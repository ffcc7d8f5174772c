import HeadlessUI
import SharedModel
import SuiteFixtures
import Testing

@testable import Benchmarks

struct ObservedArchitectureTests {
  @Test func aTurnsTimeIsTheMedianOfSeveralTries() {
    var time: UInt64 = 0
    var looks = 0
    let perTurn = BusyWork().nanosecondsPerTurn {
      looks += 1
      // Every second reading ends an attempt; one attempt is disturbed.
      if looks.isMultiple(of: 2) { time += looks == 4 ? 90_000_000 : 200_000 }
      return time
    }
    #expect(perTurn == 2)
  }

  @Test func theAppBelowIsTheSame() throws {
    let base = FakeArchitecture("A")
    let work = BusyWork()
    var looks = 0
    let planted = ObservedArchitecture(base: base) { app in
      work.turn(3)
      looks += 1
      return app.snapshot
    }
    let clock = VirtualClock()
    let device = Device(
      clock: clock, backend: ScriptedBackend(guide: try Guide.bundled(), clock: clock), session: MemoryStore(),
      savedState: MemoryStore(), favourites: MemoryStore(), notes: MemoryStore(),
      configuration: Configuration(for: .release), logger: SilentLogger())
    let dependencies = device.dependencies()
    let apps = [base.launch(with: dependencies), planted.launch(with: dependencies)]
    #expect(apps[0].snapshot == apps[1].snapshot)
    for app in apps { try app.perform(.tap(id: "menu.signOut")) }
    #expect(apps[0].snapshot == apps[1].snapshot)
    #expect(throws: ImpossibleInteraction.self) { try apps[1].perform(.goBack) }
    #expect(looks == 2)
  }
}
