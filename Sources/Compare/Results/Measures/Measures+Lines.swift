import Metrics

extension Measures {
  private static let own = MeasureFamily(
    part: .lines, source: "Swift's own parser, over the implementation's sources."
  ) { result, name in result.lines.map { $0.only(name) }.flatMap { $0.files.isEmpty ? nil : $0 } }

  private static let ownTests = MeasureFamily(part: .lines, source: own.source) { result, name in
    result.lines?.tests.first { $0.name == name }
  }

  static let lines: [Measure] = [
    own(
      "code", "code lines", .lines,
      is: "Lines that hold at least one token; every line of a multi-line string is one.", by: "LineFinder",
      limits: "Depends on line breaks; the number of statements doesn't."
    ) { Double($0.code) },
    own(
      "once", "code lines, once for the app", .lines,
      is: "Code lines outside of the folders that are named after one of the app's screens.",
      by: "LinesResult.codeByScreen",
      limits: "Counts code for one screen that is in another folder, and helpers of several screens."
    ) { $0.codeByScreen.map { Double($0.once) } },
    own(
      "perScreen", "code lines of a screen, mean", .lines,
      is:
        "The mean of the code lines in the folders named after a screen. Times the number of screens, plus the lines once for the app, it is all code.",
      by: "LinesResult.codeByScreen",
      limits:
        "Screens differ in size; code that several screens share is in a separate folder, or in the folder of one of them."
    ) { $0.codeByScreen?.mean },
    own(
      "protocols", "of the code, protocols alone", .share,
      is: "The share of code lines that declare protocols; in files that declare nothing else, all lines.",
      by: "LinesResult.Purpose", limits: "Doesn't show how many types conform to them."
    ) { $0.code > 0 ? Double($0.code(for: .protocols)) / Double($0.code) : nil },
    ownTests(
      "tests", "own test lines", .lines,
      is: "Code lines of the implementation's test target, doubles and fixtures included.", by: "LineFinder",
      limits: "Tests that check more take more lines."
    ) { Double($0.code) },
  ]

  static let complexity: [Measure] = [
    complexity(
      "cyclomatic", \.cyclomatic,
      "1, plus 1 for each condition, loop, case label, catch, ?:, && and || (McCabe 1976)"),
    complexity(
      "cognitive", \.cognitive,
      "a point for each break in the flow, and one more for each level it is nested (Campbell 2021)"),
  ]

  private static func complexity(
    _ kind: String, _ points: KeyPath<LinesResult.Unit, Int> & Sendable, _ formula: String
  ) -> Measure {
    own(
      "\(kind)P90", "\(kind) complexity, 90th percentile", .points, .less,
      is: "The 90th percentile over all units: \(formula).", by: "BranchFinder",
      limits: "Doesn't see complexity that is spread over several units or hidden in calls."
    ) { $0.ninetiethPercentile(of: points) }
  }
}

extension LinesResult {
  package func ninetiethPercentile(of points: KeyPath<Unit, Int>) -> Double? {
    Statistics.percentile(0.9, of: files.flatMap(\.units).map { Double($0[keyPath: points]) })
  }
}
