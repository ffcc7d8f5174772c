import Metrics

extension Measures {
  private static let covered = MeasureFamily(
    part: .coverage, source: "The toolchain's llvm-profdata and llvm-cov, on a debug build that counts what runs."
  ) { result, name in result.coverage?.architectures.first { $0.name == name } }

  static let coverage: [Measure] = [
    regions("regions", "regions run by own tests", "the tests of its own module", \.ownTests),
    covered(
      "decidedWithoutScreen", "decided without a loaded screen", .share, .more,
      is:
        "The share of the decided regions (branches, and the code after a guard) that is run by own tests during which no view controller loads its view.",
      by: "CoveredShare",
      limits: "Shows that a branch ran, not that anything was checked; depends on how the tests are written, too."
    ) { $0.total.testsWithoutScreen.decidedShare },
    noticed("noticedWithoutScreen", "tests that load no screen", .withoutScreen),
    noticed("noticedByCharter", "the charter", .charter),
    noticed("noticedByStories", "stories", .stories),
    regions("regionsByCharter", "regions run by the charter", "the tests of the charter", \.charter),
    regions("regionsByStories", "regions run by stories", "the bundled stories", \.stories),
    covered(
      "linesPerTestLine", "lines run for each test line", .lines, .more,
      is: "Lines that the own tests run, divided by the code lines of the test target.",
      by: "CoverageResult.Architecture.coveredLinesPerTestLine",
      limits: "Depends on how the tests are written as much as on what they test."
    ) { $0.coveredLinesPerTestLine },
    covered(
      "tests", "own tests", .count,
      is: "Tests of the implementation's test target; a test with arguments counts once.", by: "CountedTests",
      limits: "Excludes the charter, which is written once for all implementations."
    ) { Double($0.tests.tests) },
    covered.from("The compiler's index of a debug build.")(
      "doubles", "test doubles", .count,
      is:
        "Types of the test target that conform to a protocol of the package's modules, or inherit from one of their classes.",
      by: "TestDoubles", limits: "A double may be a line or a page."
    ) { Double($0.tests.doubles.count) },
  ]

  private static func noticed(_ name: String, _ byWhom: String, _ judge: MutantJudge) -> Measure {
    covered.from("The tests or stories, run with each of a sample of the implementation's mutants.").measured(
      name, "mutants noticed by \(byWhom)", .share, .more,
      is: "The share of small faults, drawn at random, noticed by \(byWhom); with the sample's 95 % interval.",
      by: "MutationScore",
      limits: "As recorded by compare mutate; missing once the code, the tests or the stories have changed."
    ) { architecture in
      architecture.mutants?[judge.rawValue].flatMap { score in
        score.share.map { MeasuredValue($0, interval: score.interval) }
      }
    }
  }

  private static func regions(
    _ name: String, _ title: String, _ byWhom: String,
    _ share: KeyPath<CoverageResult.Part, CoveredShare> & Sendable
  ) -> Measure {
    covered(
      name, title, .share, .more,
      is: "The share of the implementation's regions that \(byWhom) run; the denominator is all of its sources.",
      by: "CoveredShare", limits: "Shows that it ran, not that anything was checked."
    ) { $0.total[keyPath: share].regionShare }
  }
}

extension CoveredShare {
  package var regionShare: Double? { regions == 0 ? nil : Double(coveredRegions) / Double(regions) }

  package var decidedShare: Double? { decided == 0 ? nil : Double(coveredDecided) / Double(decided) }
}
