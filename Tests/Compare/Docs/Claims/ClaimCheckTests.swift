import Results
import Testing

@testable import Docs

struct ClaimCheckTests {
  private let made: MadeProject
  private static let trace = """
    <!-- output: compare trace a.feature --architecture Plain --step 6 -->

    ```text
    A tap  (a.feature:14)

    When I tap
      Plain
        List.tableView(_:didSelectRowAt:)    List.swift:9
          + Place.Part.init(_:)  × 2         Place.swift:12
          − List.deinit                      List.swift:2
          App.closure in init(id:)           App.swift:1

    A call is indented below its caller.
    ```

    <!-- end -->
    """

  init() throws {
    made = try MadeProject([
      "Sources/Storyboard/PlacesLayout.swift": "", "Sources/Storyboard/Other.swift": "",
      "docs/01-a.md": "", "docs/02-b.md": "",
      "Sources/A.swift": "func a() { if true { print() } }\n", "Sources/B/B.swift": "let b = 1\nlet c = 1\n",
    ])
  }

  private func filled(_ claim: String) -> FilledDocument { made.filled("<!-- claim: \(claim) -->", at: "docs/a.md") }

  /// The numbers that refute the claim, or `nil` if it is true.
  private func numbers(_ claim: String) -> String? {
    guard case .untrue(_, let numbers)? = filled(claim).findings.first?.problem else { return nil }
    return numbers
  }

  @Test(
    "A true claim passes",
    arguments: [
      "lines.code Plain < lines.code Fancy", "lines.code Fancy > lines.code others", "lines.code all >= 100",
      "100 <= lines.code Plain < lines.code Fancy <= 281", "lines.code Fancy / lines.code Plain = 2.8 ± 0.1",
      "coverage.regions Plain = 90.49 %", "coverage.regions Fancy - coverage.regions Plain > 5 %",
      "runtime.against Fancy > 1", "runtime.against Fancy > runtime.against Plain",
      "runtime.against Fancy = 1.1 ± 0.06", "runtime.against Fancy ~ 1.05", "lines.code all / lines.code all < 3",
      "runtime.step all < 50 µs", "viewControllers.count all = 2", "viewControllers.decisions Plain = 9",
      "viewControllers.references Plain > viewControllers.references Fancy",
      "screens = 1", "chapters = 2", "implementations = 2",
      "code in Sources/B - code in Sources/A.swift = 1", "cyclomatic in Sources/A.swift = 2", "files in Sources/B = 1",
    ])
  func isTrue(claim: String) {
    let document = filled(claim)
    #expect(document.findings.isEmpty)
    #expect(document.problems.isEmpty)
  }

  @Test(
    "A false claim is reported with the numbers",
    arguments: [
      ("lines.code Plain > lines.code Fancy", "lines.code Plain is 100, lines.code Fancy is 281"),
      ("lines.code Plain > lines.code others", "lines.code Plain is 100, lines.code Fancy is 281"),
      ("lines.code all < 200", "lines.code Fancy is 281"),
      ("lines.code Plain < lines.code Plain", "lines.code Plain is 100, lines.code Plain is 100"),
      ("100 < lines.code Plain < lines.code Fancy", "lines.code Plain is 100"),
      ("lines.code Fancy / lines.code Plain = 2", "lines.code Fancy (281) / lines.code Plain (100) is 2.81"),
      ("runtime.against Fancy > 1.07", "runtime.against Fancy is +10.0 % (+5.0…+15.0 %)"),
      ("runtime.against Fancy < 1.12", "runtime.against Fancy is +10.0 % (+5.0…+15.0 %)"),
      ("runtime.against Fancy = 1.1 ± 0.04", "runtime.against Fancy is +10.0 % (+5.0…+15.0 %)"),
      ("runtime.against Fancy ~ 1", "runtime.against Fancy is +10.0 % (+5.0…+15.0 %)"),
      ("lines.code all / lines.code all < 2", "lines.code Fancy (281) / lines.code Plain (100) is 2.81"),
      ("screens = 7", "screens is 1"),
    ])
  func isFalse(claim: String, numbers: String) {
    #expect(self.numbers(claim) == numbers)
  }

  @Test(
    "A claim that can’t be evaluated is a problem",
    arguments: [
      ("runtime.step Plain < runtime.step Fancy", DocsProblem.claimOfExactTime("runtime.step")),
      ("runtime.against Fancy = 1.1", .claimOfExactTime("runtime.against Fancy")),
      ("lines.code Plain < 3 KiB", .claimMixesUnits("lines.code Plain (100)", "3 KiB")),
      ("lines.code Plain - 3 KiB < 3", .claimMixesUnits("lines.code Plain (100)", "3 KiB")),
      ("lines.code Plain / coupling.fanOutP90 Plain < 3", .claimDividesByNothing("coupling.fanOutP90 Plain (0)")),
      ("lines.none Plain < 3", .unknownMeasure("lines.none")),
      ("lines.tests Plain < 3", .notMeasured(measure: "lines.tests", architecture: "Plain")),
      ("runtime.against Elm < 3", .unknownArchitecture("Elm", known: ["Plain", "Fancy"])),
      ("code in B < 3", .foreignPath("B", folders: ProjectFolder.shown)),
      ("lines.code Plain Fancy < lines.code others", .unknownArchitecture("others", known: ["Plain", "Fancy"])),
      ("types in trace Plain = 3", .noTrace("Plain")),
    ])
  func undecided(claim: String, problem: DocsProblem) {
    let document = filled(claim)
    #expect(document.problems == [DocsFinding(path: "docs/a.md", line: 1, problem: problem)])
    #expect(document.findings.isEmpty)
  }

  @Test("Questions that weren’t measured have no answer", arguments: ["references", "decisions", "count"])
  func notAsked(question: String) throws {
    var result = SuiteResult.made
    result.rules = nil
    let check = ClaimCheck(project: made.project, record: .success(result))
    let id = "viewControllers.\(question)"
    #expect(throws: DocsProblem.notMeasured(measure: id, architecture: "Fancy")) {
      try check.refutation(of: Claim("\(id) Fancy > 1"))
    }
  }

  @Test("Types, objects and calls are counted only in the trace above")
  func traces() {
    let claims = ["types in trace Plain = 3", "objects in trace Plain = 2", "calls in trace Plain = 5"]
    let marks = claims.map { "<!-- claim: \($0) -->" }.joined(separator: "\n")
    let after = made.filled(Self.trace + "\n\n" + marks, at: "docs/a.md")
    #expect(after.findings.isEmpty && after.problems.isEmpty)
    let before = made.filled(marks + "\n\n" + Self.trace, at: "docs/a.md")
    #expect(before.problems.map(\.problem) == [.noTrace("Plain"), .noTrace("Plain"), .noTrace("Plain")])
    let wrong = "objects in trace Plain = 5"
    #expect(
      made.filled(Self.trace + "\n\nFive objects. <!-- claim: \(wrong) -->").findings.map(\.description) == [
        "docs/01-a.md:18: \(DocsProblem.untrue(claim: wrong, numbers: "objects in trace Plain is 2"))"
      ])
  }
}
