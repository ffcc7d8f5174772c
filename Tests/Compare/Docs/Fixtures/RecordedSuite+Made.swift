import Results

@testable import Docs

extension RecordedSuite {
  static let made = RecordedSuite(
    version: 1,
    circumstances: Circumstances(
      date: "2026-11-21T12:00:00Z", machine: "Abacus", system: "Linux", load: "0", toolchain: "Swift 6.3.1",
      commit: "abc", treeIsClean: true, command: "compare --quick"),
    seed: 1, dates: ["runtime": "2026-11-20T23:00:00Z"],
    architectures: [
      Architecture(
        name: "Plain",
        numbers: [
          "lines.code": Number(number: 100), "runtime.step": Number(number: 10_000),
          "coverage.regions": Number(number: 0.9049), "coupling.fanOutP90": Number(number: 0),
        ], roles: [], questions: [Question(question: "Is it?", isYes: true, evidence: 7)], viewControllers: 2,
        decisions: 9),
      Architecture(
        name: "Fancy",
        numbers: [
          "lines.code": Number(number: 281), "runtime.step": Number(number: 11_000),
          "coverage.regions": Number(number: 0.96), "coupling.fanOutP90": Number(number: 3),
          "runtime.against": Number(number: 1.1, low: 1.05, high: 1.15),
        ],
        roles: [Role(name: "View", code: 200, types: 2), Role(name: nil, code: 81, types: nil)],
        questions: [Question(question: "Is it?", isYes: false, evidence: 0)], viewControllers: 2, decisions: nil),
    ],
    behaviour: ["1 story: passed."], report: ["SameApp", "", "  a table"])
}
