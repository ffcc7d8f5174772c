import HeadlessUI
import Runtime
import SharedModel

/// Another architecture that does some useless work whenever it is looked at, to see whether that is found.
struct PlantedArchitecture: Architecture {
  private final class App: HeadlessApp {
    private let base: any HeadlessApp
    private let work: UselessWork
    private let turns: Int

    init(_ base: any HeadlessApp, _ work: UselessWork, turns: Int) {
      self.base = base
      self.work = work
      self.turns = turns
    }

    var snapshot: Snapshot {
      work.turn(turns)
      return base.snapshot
    }

    func perform(_ interaction: Interaction) throws(ImpossibleInteraction) { try base.perform(interaction) }
  }

  let base: any Architecture
  let work: UselessWork
  /// How much of it is done at each look.
  let turns: Int

  var profile: ArchitectureProfile { base.profile }

  func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    App(base.launch(with: dependencies), work, turns: turns)
  }
}

/// Work whose time is known and whose result nobody needs, which an optimizer must not find out.
final class UselessWork {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  func turn(_ times: Int) {
    var state = state
    for _ in 0..<times {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
    }
    self.state = state
  }

  /// How long one turn takes: the median of several tries, in nanoseconds.
  func nanosecondsPerTurn(_ now: () -> UInt64) -> Double {
    let turns = 100_000
    let tries = (0..<15).map { _ in
      let start = now()
      turn(turns)
      return Double(now() - start) / Double(turns)
    }
    return Statistics.median(of: tries) ?? 0
  }
}
