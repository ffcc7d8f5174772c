import Metrics
import Testing

@testable import Stories

/// Checks the actual specification against the suite's own stories.
@MainActor
struct AppSpecTests {
  private let spec: AppSpec
  private let scenarios: [AppSpecCheck.Scenario]

  init() throws {
    spec = AppSpec(try Project.text(at: "docs/app-spec.md"))
    scenarios = try StoryLoader.bundledPaths().flatMap { path in
      let file = path.split(separator: "/").last.map(String.init) ?? path
      return try AppSpecCheck.scenarios(at: path, named: file)
    }
  }

  @Test("Each sentence names its stories or tests, and each story has a sentence")
  func namesItsStories() throws {
    let findings = try Project.text(at: "Sources/Stories/Inspection/Finding.swift").matches(of: /\bcase (\w+)/)
    let charter = Charter(try Project.text(at: "docs/test-charter.md"))
    let check = AppSpecCheck(
      items: spec.items, scenarios: scenarios, findings: Set(findings.map { Charter.letters(of: String($0.1)) }),
      behaviours: Set(charter.behaviours.map { Charter.letters(of: $0.sentence) }),
      oracles: Oracle.all.map(\.sentence))
    for flaw in check.flaws { Issue.record("\(flaw)") }
  }

  @Test("The specification and the stories aren't empty")
  func isThere() {
    #expect(spec.items.count > 100)
    #expect(scenarios.count > 250)
  }
}

extension AppSpecCheck {
  @MainActor static func scenarios(at path: String, named file: String) throws -> [Scenario] {
    try StoryLoader().parse([path])[0].feature.groups.flatMap(\.scenarios).map {
      Scenario($0.name, file: file, line: $0.location.line)
    }
  }
}
