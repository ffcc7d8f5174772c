import Foundation
import Testing

@testable import Metrics

struct SimulationTests {
  private let margin = log(EquivalenceMargin.usual)

  private func share(_ times: Int, _ happens: () -> Bool) -> Double {
    Double((0..<times).count { _ in happens() }) / Double(times)
  }

  private func holds(_ estimate: RatioEstimate, _ truth: Double) -> Bool {
    log(estimate.low) <= truth && truth <= log(estimate.high)
  }

  @Test(
    "The intervals of all pairs hold at once: one session's truth with one session, the overall truth with three",
    arguments: [1, 3])
  func simultaneous(sessions: Int) {
    var chance = Chance(seed: 1)
    let run = SimulatedRun(
      truth: [0, 0, 0.02, 0.05, 0.1, -0.05, 0.3], sessions: sessions, processes: sessions == 1 ? 5 : 8)
    let held = share(600) { run.estimates(&chance).allSatisfy { holds($0.estimate, $0.truth) } }
    #expect((0.93...0.97).contains(held))
  }

  @Test("One session's intervals don't hold for other sessions, and more processes make it worse")
  func oneSession() {
    var chance = Chance(seed: 2)
    let held = [8, 30].map { processes in
      let run = SimulatedRun(truth: [0, 0], processes: processes)
      return share(600) { run.estimates(&chance).allSatisfy { holds($0.estimate, 0) } }
    }
    #expect(held[1] < held[0] && held[0] < 0.9)
  }

  @Test(
    "In stories at least 95 % of the decisive intervals hold, and at most 5 % of the differences are false",
    arguments: [1, 3])
  func stories(sessions: Int) {
    var chance = Chance(seed: 3)
    let run = SimulatedRun(truth: [0, margin, 0.08, 0.12], sessions: sessions, processes: 6)
    var (decided, held, wrong) = (0, 0, 0.0)
    let reports = 40
    for _ in 0..<reports {
      let found = run.estimates(stories: 30, &chance).filter { $0.estimate.verdict != .undecided }
      decided += found.count
      held += found.count { holds($0.estimate, $0.truth) }
      let called = found.filter(\.estimate.verdict.isDifference)
      wrong += Double(called.count { abs($0.truth) <= margin + 1e-12 }) / Double(max(called.count, 1))
    }
    #expect(decided > 1000)
    #expect(Double(held) / Double(decided) >= 0.95)
    #expect(wrong / Double(reports) <= 0.05)
  }

  @Test("If all are the same, at most 5 % of reports claim a difference anywhere", arguments: [1, 3])
  func nothing(sessions: Int) {
    var chance = Chance(seed: 4)
    let run = SimulatedRun(truth: [0, 0, 0, 0], sessions: sessions)
    let alarms = share(100) {
      (run.estimates(&chance) + run.estimates(stories: 20, &chance)).contains(where: \.estimate.verdict.isDifference)
    }
    #expect(alarms <= 0.05)
  }

  @Test(
    "At the margin at most 5 % of verdicts are “same”, and at most 5 % are a difference", arguments: [1, 3])
  func atTheMargin(sessions: Int) {
    var chance = Chance(seed: 5)
    let run = SimulatedRun(
      truth: [0, margin], sessions: sessions, processes: 8, session: sessions == 1 ? 0 : 0.004, process: 0.005)
    let verdicts = (0..<1000).map { _ in run.estimates(&chance)[0].estimate.verdict }
    #expect(verdicts.count(where: \.isDifference) <= 50)
    #expect(verdicts.count { $0 == .same } <= 50)
    #expect(verdicts.contains(where: \.isDifference) && verdicts.contains(.same))
  }

  @Test("In ten thousand results no interval contradicts its own verdict")
  func contradictions() throws {
    var chance = Chance(seed: 6)
    let margin = EquivalenceMargin.usual
    var seen: Set<Verdict> = []
    for _ in 0..<10_000 {
      let analysis = try #require(TimeAnalysis(sessions(&chance), reference: "A"))
      let finding = analysis.overall
      let again = finding.comparison(of: "A (A/A)", to: "A")
      for comparison in finding.comparisons {
        for (estimate, copy) in [(comparison.raw, again?.raw), (comparison.net, again?.net)] {
          guard let estimate else { continue }
          seen.insert(estimate.verdict)
          let isRight =
            switch estimate.verdict {
            case .slower: estimate.low > margin
            case .faster: estimate.high < 1 / margin
            case .same: estimate.low > 1 / margin && estimate.high < margin && copy?.verdict == .same
            case .undecided: true
            }
          if !isRight { Issue.record("\(comparison)") }
        }
      }
    }
    #expect(seen.count == 4)
  }

  /// Samples of B, A, A's copy and an empty app, for a result of one or two sessions.
  private func sessions(_ chance: inout Chance) -> [[ProcessSamples]] {
    let run = SimulatedRun(truth: [0, chance.uniform(-0.1...0.1)], process: chance.uniform(0...0.02))
    let times = run.draw(&chance).values
    let processes = (0..<4).map { process in
      ProcessSamples.made(
        times.map { UInt64(1e8 * exp($0[process])) } + [UInt64(4e7)], rounds: 1,
        subjects: ProcessSamples.subjects.filter { $0.name != "C" })
    }
    return chance.whole(0...1) == 0 ? [processes] : [Array(processes[..<2]), Array(processes[2...])]
  }
}
