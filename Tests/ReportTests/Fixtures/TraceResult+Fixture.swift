import Report

extension TraceResult {
  /// A story in two implementations: A makes a `Screen` that shows three rows and goes, B calls one function and then fails.
  static let fixture = TraceResult(
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
  static func single(_ functions: [Function], _ sequence: [Int], step: String = "I tap") -> TraceResult {
    TraceResult(
      architectures: ["A"], functions: functions, sequences: [sequence], screens: [[]],
      stories: [
        Story(
          file: "a.feature", line: 2, name: "One", steps: [Step(keyword: "When", text: step, line: 3)],
          implementations: [Implementation(architecture: "A", calls: [0], screens: [0])])
      ])
  }
}
