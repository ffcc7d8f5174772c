import Metrics

extension Measures {
  /// What runs in tests and stories, and what the tests take.
  static let coverage: [Measure] = [
    share("regions", "regions run by unit tests", "its own unit tests", \.unitTests, isHeadline: true) {
      $0.regionShare
    },
    share("lines", "lines run by unit tests", "its own unit tests", \.unitTests) { $0.lineShare },
    share(
      "regionsWithoutView", "regions run by tests without a view", "those of its own unit tests that make no view",
      \.testsWithoutView, isHeadline: true
    ) { $0.regionShare },
    share(
      "linesWithoutView", "lines run by tests without a view", "those of its own unit tests that make no view",
      \.testsWithoutView
    ) { $0.lineShare },
    share("regionsByStories", "regions run by stories", "the bundled stories", \.stories, isHeadline: true) {
      $0.regionShare
    },
    share("linesByStories", "lines run by stories", "the bundled stories", \.stories) { $0.lineShare },
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
      "testsWithoutView", of: .coverage, title: "unit tests that make no view", unit: .count, direction: .more,
      definition: "Those of the unit tests during which no initialiser of the kit's View or ViewController runs.",
      computedBy: "ViewMakers", source: profiles, limits: "Every layout, control and table is a View.",
      value: { implementation($0, $1).map { MeasuredValue(Double($0.tests.withoutView.count)) } }),
    Measure(
      "doubles", of: .coverage, title: "test doubles", unit: .count, direction: .less,
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
    _ value: @escaping @Sendable (CoveredShare) -> Double?
  ) -> Measure {
    let counted = name.hasPrefix("regions") ? "regions" : "lines"
    return Measure(
      name, of: .coverage, title: title, unit: .share, direction: .more,
      definition:
        "The share of the implementation's \(counted) that \(byWhom) run; the denominator is all of its sources.",
      computedBy: "CoveredShare", source: profiles, limits: "Says that it ran, not that anything was checked.",
      isHeadline: isHeadline,
      value: { implementation($0, $1).flatMap { value($0.total[keyPath: share]) }.map { MeasuredValue($0) } })
  }
}

extension CoveredShare {
  /// The share of the regions that ran; nil without regions.
  fileprivate var regionShare: Double? { regions == 0 ? nil : Double(coveredRegions) / Double(regions) }

  /// The share of the lines that ran; nil without lines.
  fileprivate var lineShare: Double? { lines == 0 ? nil : Double(coveredLines) / Double(lines) }
}
