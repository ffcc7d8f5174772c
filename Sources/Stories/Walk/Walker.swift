import HeadlessUI
import Runtime
import SharedModel

/// Walks at random through several implementations at once, and looks for a step after which they differ.
public struct Walker {
  /// How many steps a walk has before the next one starts on new devices.
  private static let walkLength = 1_000
  /// In one walk of so many objects are tracked, to see at its end what was left behind.
  private static let walksPerObjectCount = 2
  private let architectures: [any Architecture]
  private let guide: Guide
  private let makeProbe: () -> any LivenessProbe
  private let now: () -> ContinuousClock.Instant

  /// Makes a walker; with one architecture only the invariants are checked.
  ///
  /// - Parameters:
  ///   - architectures: Who is walked through.
  ///   - guide: What there is to see.
  ///   - makeProbe: Makes what knows the objects of one walk; one at a time is alive.
  ///   - now: The time.
  public init(
    architectures: [any Architecture], guide: Guide, makeProbe: @escaping () -> any LivenessProbe,
    now: @escaping () -> ContinuousClock.Instant
  ) {
    self.architectures = architectures
    self.guide = guide
    self.makeProbe = makeProbe
    self.now = now
  }

  /// Takes `steps` steps, in walks of a thousand; the first finding is shrunk and ends it.
  ///
  /// - Parameters:
  ///   - steps: How many.
  ///   - seed: What all walks follow from.
  ///   - progress: Told how many steps were taken, walk by walk; what it throws ends them.
  public func walk(steps: Int, seed: UInt64, progress: (Int) throws -> Void) throws -> WalkOutcome {
    let start = now()
    var seeds = SeededGenerator(seed: seed)
    var taken = 0
    var walks = 0
    var appTime = Duration.zero
    var countingTime = Duration.zero
    while taken < steps {
      try progress(taken)
      var random = SeededGenerator(seed: seeds.next())
      let countsObjects = walks % Self.walksPerObjectCount == 0
      let (actions, ground, finding) = try walk(
        min(Self.walkLength, steps - taken), countsObjects: countsObjects, using: &random)
      walks += 1
      taken += actions.count
      appTime += ground.appTime
      countingTime += ground.countingTime
      guard let finding else { continue }
      let shrunk = try WalkShrinker(run: run).shrink(actions, finding)
      return WalkOutcome(
        steps: taken, seed: seed, time: now() - start, appTime: appTime, countingTime: countingTime, failure: shrunk)
    }
    return WalkOutcome(
      steps: taken, seed: seed, time: now() - start, appTime: appTime, countingTime: countingTime, failure: nil)
  }

  private func walk(
    _ steps: Int, countsObjects: Bool, using random: inout SeededGenerator
  ) throws -> ([WalkAction], WalkGround, Finding?) {
    let ground = try makeGround(countsObjects: countsObjects)
    let choices = WalkChoices(guide: guide)
    var actions: [WalkAction] = []
    do throws(Finding) {
      try ground.check()
      for _ in 1...steps {
        guard let snapshot = ground.snapshot else { break }
        let action = choices.draw(for: snapshot, using: &random)
        actions.append(action)
        _ = try ground.take(action)
        try ground.check()
      }
      if countsObjects { try ground.checkNothingIsLeftBehind() }
    } catch {
      return (actions, ground, error)
    }
    return (actions, ground, nil)
  }

  /// Takes the actions on new devices; what is impossible by now is passed over.
  private func run(_ actions: [WalkAction], countsObjects: Bool) throws -> (taken: [WalkAction], finding: Finding?) {
    let ground = try makeGround(countsObjects: countsObjects)
    var taken: [WalkAction] = []
    do throws(Finding) {
      try ground.check()
      for action in actions {
        taken.append(action)
        if try !ground.take(action) { taken.removeLast() }
        try ground.check()
      }
      if countsObjects { try ground.checkNothingIsLeftBehind() }
    } catch {
      return (taken, error)
    }
    return (taken, nil)
  }

  private func makeGround(countsObjects: Bool) throws(StepProblem) -> WalkGround {
    let probe = countsObjects ? makeProbe() : NoLivenessProbe()
    return try WalkGround(architectures: architectures, guide: guide, liveness: probe, now: now)
  }
}
