import Metrics

extension Measures {
  /// What runs in tests and stories, and what the tests take.
  static let coverage: [Measure] = [
    share("regions", "regions run by unit tests", "its own unit tests", \.unitTests, isHeadline: true) {
      $0.regionShare
    },
    Measure(
      "decidedWithoutScreen", of: .coverage, title: "decided without a loaded screen", unit: .share, direction: .more,
      definition:
        "Of the regions that run or not by what is decided in a function (branches, and what follows a guard), the share that unit tests run in which no view controller's view is loaded.",
      computedBy: "CoveredShare", source: profiles,
      limits: "Says that each way was gone, not that anything was checked; follows how the tests are written, too.",
      isHeadline: true,
      value: { implementation($0, $1)?.total.testsWithoutScreen.decidedShare.map { MeasuredValue($0) } }),
    share("lines", "lines run by unit tests", "its own unit tests", \.unitTests, isAppendix: true) { $0.lineShare },
    share("regionsByStories", "regions run by stories", "the bundled stories", \.stories, isHeadline: true) {
      $0.regionShare
    },
    share("linesByStories", "lines run by stories", "the bundled stories", \.stories, isAppendix: true) {
      $0.lineShare
    },
    Measure(
      "linesPerTestLine", of: .coverage, title: "lines run for each test line", unit: .lines, direction: .more,
      definition: "Lines that the unit tests run, divided by the code lines of the test target.",
      computedBy: "CoverageResult.Architecture.coveredLinesPerTestLine", source: profiles,
      limits: "Follows how the tests are written as much as what they test.",
      value: { implementation($0, $1)?.coveredLinesPerTestLine.map { MeasuredValue($0) } }),
    Measure(
      "tests", of: .coverage, title: "unit tests", unit: .count,
      definition: "Tests of the implementation's test target; one with arguments is one.", computedBy: "CountedTests",
      source: profiles, limits: "All follow one list of behaviours; a part more or less has tests of its own.",
      isHeadline: true, value: { implementation($0, $1).map { MeasuredValue(Double($0.tests.tests)) } }),
    Measure(
      "testsWithoutScreen", of: .coverage, title: "unit tests that load no screen", unit: .count, direction: .more,
      definition: "Those of the unit tests during which no view controller's view is loaded.",
      computedBy: "ScreenLoaders", source: profiles, limits: "A view that is made by itself is no screen.",
      isAppendix: true,
      value: { implementation($0, $1).map { MeasuredValue(Double($0.tests.withoutScreen.count)) } }),
    Measure(
      "doubles", of: .coverage, title: "test doubles", unit: .count,
      definition:
        "Types of the test target that conform to a protocol of the package's modules, or inherit from a class of theirs.",
      computedBy: "TestDoubles", source: "The compiler's index of a debug build.",
      limits: "A double may be a line or a page.", isHeadline: true,
      value: { implementation($0, $1).map { MeasuredValue(Double($0.tests.doubles.count)) } }),
  ]

  private static let profiles = "The toolchain's llvm-profdata and llvm-cov, on a debug build that counts what runs."

  private static func implementation(_ result: SuiteResult, _ architecture: String) -> CoverageResult.Architecture? {
    result.coverage?.architectures.first { $0.name == architecture }
  }

  private static func share(
    _ name: String, _ title: String, _ byWhom: String,
    _ share: KeyPath<CoverageResult.Part, CoveredShare> & Sendable, isHeadline: Bool = false,
    isAppendix: Bool = false, _ value: @escaping @Sendable (CoveredShare) -> Double?
  ) -> Measure {
    let counted = name.hasPrefix("regions") ? "regions" : "lines"
    return Measure(
      name, of: .coverage, title: title, unit: .share, direction: .more,
      definition:
        "The share of the implementation's \(counted) that \(byWhom) run; the denominator is all of its sources.",
      computedBy: "CoveredShare", source: profiles, limits: "Says that it ran, not that anything was checked.",
      isHeadline: isHeadline, isAppendix: isAppendix,
      value: { implementation($0, $1).flatMap { value($0.total[keyPath: share]) }.map { MeasuredValue($0) } })
  }
}

extension CoveredShare {
  /// The share of the regions that ran; nil without regions.
  fileprivate var regionShare: Double? { regions == 0 ? nil : Double(coveredRegions) / Double(regions) }

  /// The share of the decided regions that ran; nil where nothing is decided.
  fileprivate var decidedShare: Double? { decided == 0 ? nil : Double(coveredDecided) / Double(decided) }

  /// The share of the lines that ran; nil without lines.
  fileprivate var lineShare: Double? { lines == 0 ? nil : Double(coveredLines) / Double(lines) }
}
