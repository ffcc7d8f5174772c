import Basics
import HeadlessUI
import SharedModel

/// Walks at random through several implementations at once, until they differ or violate an invariant.
package struct Walker {
  /// Every fifth walk tracks objects, to find leaks at its end.
  private static let walksPerObjectCount = 5
  private let architectures: [any Architecture]
  private let guide: Guide
  private let makeProbe: () -> any LivenessProbe
  private let report: (WalkEvent) -> Void

  /// Creates a walker; with one architecture, it checks only the invariants.
  /// - Parameters:
  ///   - makeProbe: Creates a walk's probe; only one is alive at a time.
  ///   - report: Called before each step, because an app may crash in it.
  package init(
    architectures: [any Architecture], guide: Guide, makeProbe: @escaping () -> any LivenessProbe,
    report: @escaping (WalkEvent) -> Void = { _ in }
  ) {
    self.architectures = architectures
    self.guide = guide
    self.makeProbe = makeProbe
    self.report = report
  }

  /// Takes the steps of a stretch up to the first finding, and shrinks that.
  package func walk(_ stretch: WalkStretch) throws -> WalkOutcome {
    var outcome = WalkOutcome()
    var memory = WalkMemory()
    for (number, seed) in zip(stretch.firstWalk..., stretch.seeds) where outcome.steps < stretch.steps {
      var random = SeededGenerator(seed: seed)
      let countsObjects = number % Self.walksPerObjectCount == 0
      let (actions, finding) = try walk(
        min(WalkStretch.walkLength, stretch.steps - outcome.steps), countsObjects: countsObjects, memory: &memory,
        using: &random)
      outcome.steps += actions.count
      guard let finding else { continue }
      outcome.failure = try shrink(actions, finding)
      break
    }
    return outcome
  }

  private func walk(
    _ steps: Int, countsObjects: Bool, memory: inout WalkMemory, using random: inout SeededGenerator
  ) throws -> ([WalkAction], Finding?) {
    report(.walk)
    let ground = try makeGround(countsObjects: countsObjects)
    let choices = WalkChoices(guide: guide)
    var actions: [WalkAction] = []
    let finding = finding(on: ground, countsObjects: countsObjects) { () throws(Finding) in
      while actions.count < steps, let snapshot = ground.snapshot {
        let action = choices.draw(for: snapshot, with: &memory, using: &random)
        actions.append(action)
        _ = try take(action, on: ground)
      }
    }
    return (actions, finding)
  }

  /// Shrinks a walk, in the implementation at fault alone if that is known.
  private func shrink(_ actions: [WalkAction], _ finding: Finding) throws -> WalkOutcome.Failure {
    let names = finding.architecture.map { [$0] } ?? architectures.map(\.profile.name)
    let walker = Walker(
      architectures: architectures.filter { names.contains($0.profile.name) }, guide: guide, makeProbe: makeProbe,
      report: report)
    return try WalkShrinker(run: walker.take).shrink(actions, finding)
  }

  /// Takes actions on new devices up to a finding, and returns those that were possible.
  package func take(_ actions: [WalkAction], countsObjects: Bool) throws -> (taken: [WalkAction], finding: Finding?) {
    report(.walk)
    let ground = try makeGround(countsObjects: countsObjects)
    var taken: [WalkAction] = []
    let finding = finding(on: ground, countsObjects: countsObjects) { () throws(Finding) in
      for action in actions {
        taken.append(action)
        if try !take(action, on: ground) { taken.removeLast() }
      }
    }
    return (taken, finding)
  }

  private func finding(on ground: WalkGround, countsObjects: Bool, _ walk: () throws(Finding) -> Void) -> Finding? {
    do throws(Finding) {
      try ground.check()
      try walk()
      if countsObjects { try ground.checkNothingIsLeftBehind() }
      return nil
    } catch {
      return error
    }
  }

  private func take(_ action: WalkAction, on ground: WalkGround) throws(Finding) -> Bool {
    report(.step(action))
    let isPossible = try ground.take(action)
    if !isPossible { report(.passedOver) }
    try ground.check()
    return isPossible
  }

  private func makeGround(countsObjects: Bool) throws(StepProblem) -> WalkGround {
    let probe = countsObjects ? makeProbe() : NoLivenessProbe()
    return try WalkGround(architectures: architectures, guide: guide, liveness: probe)
  }
}

nonisolated package enum WalkEvent: Codable, Equatable, Sendable {
  case walk
  case step(WalkAction)
  /// The action was impossible everywhere and changed nothing.
  case passedOver
}
