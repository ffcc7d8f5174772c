import Results
import Testing

@testable import Report

struct CheckReportTests {
  private func made(beside reference: String? = nil, isDraft: Bool = false) -> CheckReport {
    CheckReport(of: "A", beside: reference, isDraft: isDraft, runBy: "swift run compare")
  }

  private func feature(passedSteps: Int) -> CheckResult.Feature {
    let failure = StoriesResult.Failure(
      step: "And the title is “A”", line: 9, isDivergence: false, details: ["Left behind: 1 × B."])
    let story = StoriesResult.Story(
      file: "a.feature", feature: "A", name: "B", line: 4, passedSteps: passedSteps, steps: 4, skipped: [],
      failure: failure)
    return CheckResult.Feature(file: "a.feature", name: "A", stories: 1, passed: 0, notRun: 0, next: story)
  }

  @Test("A finding after the last step isn't attributed to a step")
  func afterTheLastStep() {
    var report = made()
    #expect(report.lines(of: feature(passedSteps: 3)).contains("    a.feature:9: step 4 of 4: And the title is “A”"))
    report = made()
    #expect(report.lines(of: feature(passedSteps: 4)).contains("    a.feature:9: after the last step"))
  }

  @Test("A section without passing sentences is one line, and another section lists its failures")
  func charter() {
    let charter = CheckResult.Charter(sections: [
      .init(name: "App", sentences: 2, missing: ["It starts", "It ends"]),
      .init(name: "Note", sentences: 2, missing: ["It closes"]), .init(name: "Menu", sentences: 1, missing: []),
    ])
    let result = CheckResult(
      architecture: "A", reference: nil, features: [], next: nil, rules: .init(rules: []), charter: charter)
    let lines = made().closing(result, wasInterrupted: false)
    #expect(
      lines.dropFirst(3).prefix(5) == [
        "Charter: 2 of 5 sentences of docs/test-charter.md hold.", "  ✗ App: none of 2", "  ✗ Note: It closes",
        "  To see why: SAMEAPP_CHARTER=A swift test --filter CharterTests", "",
      ])
  }

  @Test("A failing test of the charter is listed even if no sentence is its name, and something is missing then")
  func failureBesideTheSentences() {
    let charter = CheckResult.Charter(
      sections: [.init(name: "Note", sentences: 2, missing: [])], failures: ["Note/guard (a.swift): Expectation failed"]
    )
    let result = CheckResult(
      architecture: "A", reference: nil, features: [], next: nil, rules: .init(rules: [], wereLeftOut: true),
      charter: charter)
    #expect(!result.isComplete)
    let lines = made().closing(result, wasInterrupted: false)
    #expect(
      lines.drop { !$0.hasPrefix("Charter") }.prefix(3) == [
        "Charter: 2 of 2 sentences of docs/test-charter.md hold.", "  ✗ Note/guard (a.swift): Expectation failed",
        "  To see why: SAMEAPP_CHARTER=A swift test --filter CharterTests",
      ])
  }

  @Test("“Nothing is missing” needs a complete check; skipped parts limit the verdict")
  func verdict() {
    func end(rules: Bool, tests: Bool, missing: [String] = [], wasInterrupted: Bool = false) -> String? {
      let result = CheckResult(
        architecture: "A", reference: nil, features: [], next: nil, rules: .init(rules: [], wereLeftOut: !rules),
        charter: .init(
          sections: [.init(name: "App", sentences: 2, missing: missing)], wereTestsLeftOut: !tests))
      return made().closing(result, wasInterrupted: wasInterrupted).last
    }
    #expect(end(rules: true, tests: true) == "Nothing is missing.")
    #expect(end(rules: false, tests: true) == "Nothing is missing of what was looked at.")
    #expect(end(rules: true, tests: false) == "Nothing is missing of what was looked at.")
    #expect(end(rules: true, tests: true, wasInterrupted: true)?.hasPrefix("The check was interrupted; ") == true)
    #expect(end(rules: true, tests: true, missing: ["It starts"])?.hasPrefix("All stories pass, so it") == true)
  }

  private func closing(_ requests: [CheckResult.Request], missing: [String] = []) -> [String] {
    let result = CheckResult(
      architecture: "A", reference: "B", features: [], next: nil, rules: .init(rules: []),
      charter: .init(sections: [.init(name: "App", sentences: 2, missing: missing)]), requests: requests)
    return made(beside: "B", isDraft: true).closing(result, wasInterrupted: false)
  }

  @Test("Change requests come last, as optional, and only once nothing is missing")
  func requests() {
    let requests = [("01", CheckResult.Request.State.met), ("02", .unchecked), ("03", .open)]
      .map { CheckResult.Request(id: $0, state: $1) }
    let lines = closing(requests)
    #expect(
      lines.suffix(7) == [
        "Nothing is missing.", "Next: what stories don't think of, a walk at random does.",
        "  swift run compare walk --steps 500000 --architecture B --architecture A",
        "It is a draft: for “swift test” to hold it to the charter, delete “isDraft: true” from its profile.", "",
        "Optional: implement change requests, which show what a change costs (ChangeRequests/README.md).",
        "  Patches: 2 of 3; 1 unchecked with these sources (compare changes check).",
      ])
    #expect(!closing(requests, missing: ["It starts"]).contains { $0.contains("change requests") })
    #expect(closing(Array(requests.prefix(1))).last == "  Patches: 1 of 1.")
    #expect(closing([]).last?.hasPrefix("It is a draft: ") == true)
  }

  @Test("Once all stories pass, screens without their own folder are named")
  func screensWithoutFolder() {
    func lines(passed: Int, _ screens: [String]) -> [String] {
      let feature = CheckResult.Feature(file: "a.feature", name: "A", stories: 2, passed: passed, notRun: 0, next: nil)
      let result = CheckResult(
        architecture: "A", reference: nil, features: [feature], next: nil, rules: .init(rules: []), charter: .init(),
        screensWithoutFolder: screens)
      return made().closing(result, wasInterrupted: false)
        .filter { $0.hasPrefix("Lines:") }
    }
    #expect(lines(passed: 2, ["signIn"]) == ["Lines: no folder SignIn: its lines count for the app."])
    #expect(
      lines(passed: 2, ["note", "signIn"]) == ["Lines: no folders Note and SignIn: their lines count for the app."])
    #expect(lines(passed: 1, ["signIn"]) == [])
    #expect(lines(passed: 2, []) == [])
  }
}
