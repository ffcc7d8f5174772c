import Testing
import Metrics

struct TimeAnalysisTests {
  private func finding(_ processes: [ProcessSamples]) throws -> TimeFinding {
    try #require(TimeAnalysis([processes], reference: "A")).overall
  }

  private func comparison(_ finding: TimeFinding, _ name: String, to reference: String = "A") throws -> TimeComparison {
    try #require(finding.comparison(of: name, to: reference))
  }

  /// Three processes of very different pace; B is always 10 % above A, and C the same as A.
  private let steady = [1000, 3000, 2000].map { (pace: UInt64) in
    ProcessSamples.made([pace, pace * 11 / 10, pace, pace, pace / 5])
  }

  @Test("A ratio is computed within a process, whatever the processes' pace")
  func ratios() throws {
    let finding = try finding(steady)
    let raw = try #require(try comparison(finding, "B").raw)
    #expect(abs(raw.ratio - 1.1) < 1e-9)
    #expect(abs(raw.low - 1.1) < 1e-9 && abs(raw.high - 1.1) < 1e-9)
    #expect(try comparison(finding, "B").verdict == .slower)
    #expect(try comparison(finding, "C").verdict == .same)
    #expect(try comparison(finding, "C", to: "B").verdict == .faster)
    #expect(finding.tieGroups == [["A", "C"], ["B"]])
  }

  /// (1100 − 200)/(1000 − 200).
  @Test("The harness's time is subtracted from both")
  func net() throws {
    let analysis = try #require(TimeAnalysis([steady], reference: "A"))
    for finding in [analysis.overall] + analysis.benchmarks + analysis.parts {
      let net = try #require(try comparison(finding, "B").net)
      #expect(abs(net.ratio - 1.125) < 1e-9)
    }
  }

  @Test("If the harness takes more than half, there is only a raw figure, no net one")
  func drowned() throws {
    for (harness, isThere) in [(500, true), (501, false)] as [(UInt64, Bool)] {
      let processes = (0..<3).map { _ in ProcessSamples.made([1000, 1100, 1000, 1000, harness]) }
      let comparison = try comparison(finding(processes), "B")
      #expect((comparison.net != nil) == isThere)
      #expect(comparison.raw != nil)
    }
  }

  @Test("A single disturbed round affects neither ratio nor median, and is counted")
  func disturbedRound() throws {
    var processes = (0..<3).map { _ in ProcessSamples.made([1000, 1100, 1000, 1000, 200], rounds: 5) }
    processes[0].benchmarks[0].nanoseconds[1][2] = [900_000]
    let finding = try finding(processes)
    let ratio = try #require(try comparison(finding, "B").raw).ratio
    #expect(abs(ratio - 1.1) < 1e-9)
    #expect(finding.times[1].outliers == 1)
    #expect(finding.times[1].median == 1100)
    #expect(finding.times[1].least == 1100)
    #expect(finding.times.map(\.harnessShare)[0] == 0.2)
    #expect(finding.times.map(\.harnessShare)[4] == nil)
  }

  @Test(
    "If the A/A control isn't the same, nothing else is, and differences beyond the margin are still reported"
  )
  func sameCode() throws {
    let processes = (0..<3).map { _ in ProcessSamples.made([1000, 1100, 1000, 1060, 200]) }
    let finding = try finding(processes)
    #expect(try comparison(finding, "A (A/A)").verdict == .slower)
    #expect(try comparison(finding, "C").verdict == .undecided)
    #expect(try comparison(finding, "B").verdict == .slower)
    let withoutCopy = (0..<3).map { _ in
      ProcessSamples.made([1000, 1000], subjects: Array(ProcessSamples.subjects.prefix(2)))
    }
    #expect(try comparison(self.finding(withoutCopy), "B").verdict == .undecided)
  }

  @Test("The given margin is used, and the net figure has its own verdict")
  func margin() throws {
    let processes = (0..<3).map { _ in ProcessSamples.made([1000, 1020, 1000, 1000, 500]) }
    let usual = try comparison(finding(processes), "B")
    #expect(usual.verdict == .same && usual.net?.verdict == .slower)
    let fine = try #require(TimeAnalysis([processes], reference: "A", margin: 1.01)).overall
    #expect(try comparison(fine, "B").verdict == .slower)
  }

  @Test("Each session counts once, however many processes it has")
  func sessions() throws {
    let sessions = [1020, 1030, 1040].map { (b: UInt64) in
      Array(repeating: ProcessSamples.made([1000, b, 1000, 1000, 0]), count: 8)
    }
    let finding = try #require(TimeAnalysis(sessions, reference: "A")).overall
    let many = try #require(TimeAnalysis([sessions.flatMap { $0 }], reference: "A")).overall
    let raw = try #require(comparison(finding, "B").raw)
    #expect(try comparison(finding, "B").logRatios.count == 3)
    #expect(raw.verdict == .undecided && raw.low < 1.02 && raw.high > 1.04)
    #expect(try #require(comparison(many, "B").raw).logHalfWidth < raw.logHalfWidth / 3)
  }

  @Test(
    "Only all benchmarks together are also compared with the empty app, as a separate family")
  func empty() throws {
    let processes = (0..<3).map { ProcessSamples.made([1000, 1100, 1000, 1000, 200 + $0]) }
    let analysis = try #require(TimeAnalysis([processes], reference: "A"))
    let overall = analysis.overall
    let empty = try #require(overall.comparison(of: "B", to: "replay")?.raw)
    #expect(abs(empty.ratio - 1100 / 201) < 0.01 && empty.low < 1100 / 202 && empty.high > 1100 / 200)
    #expect(try #require(comparison(overall, "B").raw).logHalfWidth < 1e-9)
    #expect(overall.comparisons.filter { $0.reference == "replay" }.map(\.subject) == ["A", "B", "C"])
    #expect((analysis.benchmarks + analysis.parts).allSatisfy { $0.comparison(of: "B", to: "replay") == nil })
  }

  @Test("All benchmarks together are compared by the geometric mean of their ratios, however long they take")
  func geometricMean() throws {
    let processes = (0..<3).map { _ in
      var process = ProcessSamples.made([1000, 2000, 1000, 1000, 0])
      process.benchmarks.append(
        ProcessSamples.Benchmark(
          name: "t", parts: ["p"], batch: 10,
          nanoseconds: [90_000, 90_000, 90_000, 90_000, 0].map { Array(repeating: [$0], count: 3) }))
      return process
    }
    let analysis = try #require(TimeAnalysis([processes], reference: "A"))
    let ratio = try #require(try comparison(analysis.overall, "B").raw).ratio
    #expect(abs(ratio - 2.0.squareRoot()) < 1e-9)
    #expect(analysis.overall.times[0].median == 10_000)
    #expect(analysis.benchmarks.map(\.story) == ["s", "t"])
    #expect(try analysis.benchmarks.map { try comparison($0, "B").verdict } == [.slower, .same])
    #expect(analysis.parts.map(\.step) == ["p", "p"])
  }

  @Test("Over all benchmarks the harness is taken off the geometric means, even where one is little else")
  func netOfAll() throws {
    let processes = (0..<3).map { _ in
      var process = ProcessSamples.made([1000, 2000, 1000, 1000, 250])
      process.benchmarks.append(
        ProcessSamples.Benchmark(
          name: "t", parts: ["p"], batch: 10,
          nanoseconds: [900, 900, 900, 900, 900].map { Array(repeating: [$0], count: 3) }))
      return process
    }
    let analysis = try #require(TimeAnalysis([processes], reference: "A"))
    let net = try #require(try comparison(analysis.overall, "B").net)
    // √(2 · 1) of the reference's time, of which the harness has √(¼ · 1).
    #expect(abs(net.ratio - (2.0.squareRoot() - 0.5) / 0.5) < 1e-9)
  }

  @Test("Each part has its own ratio")
  func parts() throws {
    let processes = (0..<3).map { _ in
      ProcessSamples(
        seed: 1, subjects: Array(ProcessSamples.subjects.prefix(2)), rounds: 2,
        benchmarks: [
          ProcessSamples.Benchmark(
            name: "s", parts: ["p", "q"], batch: 1,
            nanoseconds: [[[100, 300], [100, 300]], [[200, 300], [200, 300]]])
        ])
    }
    let analysis = try #require(TimeAnalysis([processes], reference: "A"))
    let ratios = try analysis.parts.map { try #require(try comparison($0, "B").raw).ratio }
    #expect(abs(ratios[0] - 2) < 1e-9 && abs(ratios[1] - 1) < 1e-9)
    let whole = try #require(try comparison(analysis.overall, "B").raw).ratio
    #expect(abs(whole - 1.25) < 1e-9)
  }

  @Test("Among many undecided comparisons, a difference must be clearer than alone")
  func manyComparisons() throws {
    let processes = [1050, 1080, 1060, 1070].map { (b: UInt64) in ProcessSamples.made([1000, b, 1000, 1000, 0]) }
    let noise = [940, 1060, 980, 1020].map { (b: UInt64) in ProcessSamples.made([1000, b, 1000, 1000, 0]).benchmarks[0]
    }
    let many = zip(processes, noise).map { process, noise in
      var process = process
      process.benchmarks += Array(repeating: noise, count: 50)
      return process
    }
    let alone = try #require(TimeAnalysis([processes], reference: "A")).benchmarks[0]
    let among = try #require(TimeAnalysis([many], reference: "A")).benchmarks[0]
    #expect(try comparison(alone, "B").verdict == .slower)
    #expect(try comparison(among, "B").verdict == .undecided)
    #expect(try #require(comparison(among, "B").raw).low < 1.03)
  }

  @Test("With only two processes and many comparisons, an interval is still a number")
  func widestInterval() throws {
    let processes = [1000, 3000].map { (again: UInt64) in
      var process = ProcessSamples.made([1000, 1000, 1000, again, 0])
      process.benchmarks = Array(repeating: process.benchmarks[0], count: 400)
      return process
    }
    let benchmark = try #require(TimeAnalysis([processes], reference: "A")).benchmarks[0]
    #expect(try #require(comparison(benchmark, "A (A/A)").raw).high.isFinite)
  }

  @Test("A single process gives times and no verdict")
  func oneLaunch() throws {
    let finding = try finding([steady[0]])
    #expect(try comparison(finding, "B").raw == nil)
    #expect(try comparison(finding, "B").verdict == .undecided)
    #expect(finding.times[0].median == 1000)
  }

  @Test("Without processes, or if the reference wasn't timed, there is no result")
  func nothing() {
    #expect(TimeAnalysis([], reference: "A") == nil)
    #expect(TimeAnalysis([[]], reference: "A") == nil)
    #expect(TimeAnalysis([steady], reference: "Z") == nil)
    #expect(TimeAnalysis([steady], reference: "replay") == nil)
  }

  @Test("Parts that took no time cause no failure")
  func noTime() throws {
    let comparison = try comparison(finding((0..<3).map { _ in .made([0, 0, 0, 0, 0]) }), "B")
    #expect(comparison.raw?.ratio == 1)
    #expect(comparison.net == nil)
    #expect(!comparison.verdict.isDifference)
  }
}
