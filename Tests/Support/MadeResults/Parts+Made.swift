package import Results

extension StoriesResult.Story {
  package static func fixture(
    _ name: String, file: String = "a.feature", passed: Int, of steps: Int, skipped: [String] = [],
    failure: StoriesResult.Failure? = nil
  ) -> StoriesResult.Story {
    StoriesResult.Story(
      file: file, feature: "Feature of \(file)", name: name, line: 3, passedSteps: passed, steps: steps,
      skipped: skipped, failure: failure)
  }
}

extension StoriesResult.Failure {
  package static let problem = StoriesResult.Failure(
    step: "Then it is", line: 5, isDivergence: false, details: ["A and B: expected 1 row, found none.\n- x"])
  package static let divergence = StoriesResult.Failure(
    step: "When it differs", line: 4, isDivergence: true,
    details: ["A: it is “x”; in B it is “y”.", "- A", "+ B", "  - “x”", "  + “y”"])
}

extension GrowthResult {
  /// A measurement of one architecture over 100 and 1000 places, in a task with an exponent.
  package static func made(
    exponent: Double = 0, seconds: [[Double]] = [[1e-5, 1e-5], [1e-5, 1e-5]], rows: [Double?] = [20, 20],
    leftOut: [Int] = [], isOptimised: Bool = true
  ) -> GrowthResult {
    let points = zip([100, 1000], zip(seconds, rows)).map { Point(places: $0, seconds: $1.0, rows: $1.1) }
    return GrowthResult(
      sizes: [100, 1000], leftOut: leftOut, limit: 90, rounds: 2, seed: 1, isOptimised: isOptimised,
      tasks: [
        Task(
          id: "open", name: "Do it", exponent: exponent, architectures: [Architecture(name: "A", points: points)])
      ])
  }
}

extension TraceResult {
  /// A story in two implementations: A makes a `Screen` that shows three rows and goes; B calls a function and fails.
  package static let fixture = TraceResult(
    architectures: ["A", "B"],
    functions: [
      Function(type: "Menu", name: "tap()", file: "Sources/A/Menu.swift", line: 3, kind: .function),
      Function(type: "Screen", name: "init(rows:)", file: "Sources/A/Screen.swift", line: 5, kind: .construction),
      Function(type: "Screen", name: "show(_:)", file: "Sources/A/Screen.swift", line: 9, kind: .function),
      Function(type: "Row", name: "text", file: "Sources/A/Row.swift", line: 2, kind: .getter),
      Function(type: "Screen", name: "deinit", file: "Sources/A/Screen.swift", line: 4, kind: .release),
    ],
    sequences: [[], [0, 0, 1, 1, 1, 2, 2, 3, 1, 2, 2, 3], [0, 4], [0, 0]], screens: [[], ["screen: menu “Menu”"]],
    stories: [
      Story(
        file: "menu.feature", line: 3, name: "Rows",
        steps: [
          Step(keyword: "Given", text: "the app is launched", line: 4),
          Step(keyword: "When", text: "I tap \"menu\"", line: 5), Step(keyword: "Then", text: "it is gone", line: 6),
        ],
        implementations: [
          Implementation(architecture: "A", calls: [0, 1, 2], screens: [1, 1, 1]),
          Implementation(architecture: "B", calls: [0, 3], screens: [1, 1], failure: "“menu” is not shown"),
        ])
    ])

  /// One story of one step in one implementation.
  package static func single(_ functions: [Function], _ sequence: [Int], step: String = "I tap") -> TraceResult {
    TraceResult(
      architectures: ["A"], functions: functions, sequences: [sequence], screens: [[]],
      stories: [
        Story(
          file: "a.feature", line: 2, name: "One", steps: [Step(keyword: "When", text: step, line: 3)],
          implementations: [Implementation(architecture: "A", calls: [0], screens: [0])])
      ])
  }
}
