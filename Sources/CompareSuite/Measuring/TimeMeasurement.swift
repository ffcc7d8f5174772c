import HeadlessUI
import Report
import Runtime
import SharedModel
import Stories
import Workloads

/// Shows that the stories pass, has them timed in one session or several, and draws the result.
struct TimeMeasurement {
  /// What became of it.
  enum Outcome {
    case measured(RuntimeResult)
    /// Only what behaves the same is timed.
    case failed(StoriesResult)
  }

  let console: Console
  var surroundings: Surroundings

  func run(_ plan: RuntimePlan, _ stories: ChosenStories, command: [String]) throws -> Outcome {
    let start = surroundings.now()
    var circumstances = surroundings.circumstances(plan.reference.profile.sources)
    circumstances.command = (["compare"] + command).joined(separator: " ")
    let suite = StorySuite(
      architectures: plan.architectures, console: console, surroundings: surroundings, tracksObjects: false)
    for files in [stories.files] + (plan.start == nil ? [] : [[try StartStory.file()]]) {
      let passed = try suite.run(files, named: stories.paths)
      guard passed.allPassed else { return .failed(passed) }
    }
    let sessions = try sessions(plan, circumstances, since: start)
    console.progress("")
    guard sessions.contains(where: { $0.launches.contains { !$0.courses.isEmpty } }),
      let result = RuntimeResult(
        circumstances: circumstances, seed: plan.seed, reference: plan.reference.profile.name, margin: plan.margin,
        sessions: sessions, stepsInStories: stories.scenarios.reduce(0) { $0 + $1.story.steps.count })
    else { throw MeasuringError.nothingToMeasure }
    return .measured(result)
  }

  /// As many as are wanted, those that were kept included; what stops it leaves those that were through.
  private func sessions(
    _ plan: RuntimePlan, _ circumstances: Circumstances, since start: ContinuousClock.Instant
  ) throws -> [SessionSamples] {
    guard let count = plan.sessions else { return [try measure(plan, circumstances, since: start)] }
    let kept = try KeptSessions(of: plan, surroundings)
    return try (1...count).map { number in
      if !plan.isFresh, let session = kept?.session(number) { return session }
      let console = console.progress { "session \(number) of \(count): \($0)" }
      let session = try TimeMeasurement(console: console, surroundings: surroundings).session(number, plan)
      try kept?.keep(session, as: number)
      return session
    }
  }

  /// The first runs the program as it was built; others have the implementations linked in another order.
  private func session(_ number: Int, _ plan: RuntimePlan) throws -> SessionSamples {
    var plan = plan
    plan.seed &+= UInt64(number - 1)
    let circumstances = surroundings.circumstances(plan.reference.profile.sources)
    guard number > 1 else { return try measure(plan, circumstances, since: surroundings.now()) }
    do {
      let linked = try LinkedProgram(
        surroundings.programFile, modules: plan.architectures.map(\.profile.module), seed: plan.seed)
      defer { linked.remove() }
      var measurement = self
      measurement.surroundings = surroundings.launching(linked.program)
      var session = try measurement.measure(plan, circumstances, since: surroundings.now())
      session.session.linkOrder = linked.order
      return session
    } catch let error as LinkError {
      console.diagnostic("compare: Session \(number) runs the program in the link order that it was built in. \(error)")
      return try measure(plan, circumstances, since: surroundings.now())
    }
  }

  private func measure(
    _ plan: RuntimePlan, _ circumstances: Circumstances, since start: ContinuousClock.Instant
  ) throws -> SessionSamples {
    let coldStarts =
      try plan.start == nil
      ? [] : ColdStarts(plan: plan, console: console, surroundings: surroundings, start: start).run()
    let (launches, end) = try LaunchSeries(plan: plan, console: console, surroundings: surroundings, start: start).run()
    return SessionSamples(
      session: TimingSession(
        date: circumstances.date, load: circumstances.load, launches: launches.map(\.launch), end: end),
      launches: launches.map(\.samples), coldStarts: coldStarts)
  }
}
