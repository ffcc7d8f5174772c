import Foundation
import Metrics
import Results
import SuiteFixtures
import Testing

@testable import Measuring

@Suite(.timeLimit(.minutes(20)))
struct ChangeCheckTests {
  private func check(_ package: RequestPackage) throws -> ChangeCheckResult {
    try Bench([package.architecture("A")]).check(package.requests[0])
  }

  @Test(
    "An implemented request is cached until one of its inputs changes, and its patch's effects are recorded",
    .tags(.packageBuild), .inGate)
  func met() throws {
    let old =
      "public let hasHours = false\nfunc used() {}\nfunc other() {}\npublic func goes() {\n  used()\n}\npublic func old() {}\n"
    let new = old.replacing("= false", with: "= true").replacing("  used()", with: "  used()\n  used()")
      .replacing("old()", with: "new()")
    let head = "import FakeA\nimport Testing\n"
    // Without the tests' patch, one test in the first file fails, one crashes, and the second file doesn't compile.
    let hours =
      head + "@Test func holds() {}\n@Test func fails() { #expect(!hasHours) }\n"
      + "@Test func crashes() { #expect([0][hasHours ? 1 : 0] == 0) }\n"
    let name = head + "@Test func one() { old() }\n@Test func two() {}\n"
    let changes: [ChangeRequest.Change] = [
      ("Sources/FakeA/A.swift", old, new),
      ("Tests/FakeATests/Hours.swift", hours, hours.replacing("!has", with: "has").replacing("1 : 0", with: "0 : 1")),
      ("Tests/FakeATests/Name.swift", name, name.replacing("old", with: "new")),
      ("Tests/FakeATests/More.swift", nil, head + "@Test func comes() {}\n"),
    ]
    let package = try RequestPackage([
      "Sources/FakeA/A.swift": old,
      "ChangeRequests/01-it/A.patch": ScratchRepository.diff(of: changes),
      "ChangeRequests/01-it/superseded.txt": "Old → New\n",
      "Tests/FakeATests/Hours.swift": hours, "Tests/FakeATests/Name.swift": name,
    ])
    let result = try check(package)
    #expect(result.findings == [])
    #expect(result.isMet && !result.isKept)
    #expect(
      result.patches == 1 && result.stories == 1 && result.otherStories == 1 && result.superseded == 1
        && result.tests == 6)
    #expect(try check(package).isKept)
    let effects = try RecordedEffects(of: package.requests[0]).effects(by: package.architecture("A").profile)
    // The changed function, the one it calls, and the renamed one.
    #expect(effects?.linesToRead == 3 + 1 + 1)
    #expect(effects?.brokenTests?.failing == 2 && effects?.brokenTests?.notCompiling == 2)
    let bench = Bench([package.architecture("A"), package.architecture("B")])
    #expect(bench.requestsMet(by: package.architecture("A").profile).map(\.state) == [.met])
    #expect(bench.requestsMet(by: package.architecture("B").profile).map(\.state) == [.open])
    try package.folder.write("Old → Newer\n", to: "ChangeRequests/01-it/superseded.txt")
    #expect(try !check(package).isKept)
  }

  @Test("Each problem is reported with its place", .tags(.packageBuild), .inGate)
  func findings() throws {
    // The patch doesn't change behaviour: passing tests still pass, and failing ones still fail.
    let package = try RequestPackage([
      "Sources/FakeA/A.swift": "public let hasHours = true\n",
      "ChangeRequests/01-it/A.patch":
        RequestPackage.patch.replacing("= false", with: "= true").replacing("= givenHours", with: "= (true)"),
      "ChangeRequests/01-it/superseded.txt": "Other → New\nOdd → New\n",
      "Tests/FakeATests/Tests.swift":
        "import Testing\n@Suite struct Tests { @Test func fails() { #expect(Bool(false)) } }\n",
    ])
    let findings = try check(package).findings
    #expect(
      findings.map(\.place) == [
        "ChangeRequests/01-it/stories.feature:2", "f:3", "ChangeRequests/01-it/superseded.txt:1",
        "ChangeRequests/01-it/superseded.txt:2",
        "ChangeRequests/01-it/A.patch",
      ])
    #expect(findings.first?.text.hasPrefix("“New” passes in A before anything was changed") == true)
    #expect(findings.dropFirst().first?.text == "“Old” passed before and fails now: Then it is")
  }

  @Test(
    "Independent patches are checked as well, and a finding names its patch",
    .tags(.packageBuild), .inGate)
  func independent() throws {
    let package = try RequestPackage([
      "ChangeRequests/01-it/A.2.patch": RequestPackage.patch.replacing("= givenHours", with: "= (false)"),
      "ChangeRequests/01-it/superseded.txt": "Old → New\n",
    ])
    let result = try check(package)
    #expect(result.patches == 2 && !result.isMet)
    #expect(
      result.findings.map(\.text) == [
        "“New” fails with A.2.patch: Then it is",
        "“Old” still passes in A with A.2.patch, though it is superseded; finish the change, or take the line out.",
      ])
  }

  @Test(
    "A broken rule and a walk's finding are findings, and such a request isn't implemented",
    .tags(.packageBuild), .inGate)
  func ruleAndWalk() throws {
    let rule = """
      {"statement": "A view knows no store.", "role": "view", "types": ["V"], "unplayedRoles": [], "unseenModules": [],
       "violations": [{"from": "V", "to": "Store", "locations": ["Sources/FakeA/A.swift:1:1"]}]}
      """.replacing("\n", with: "")
    let rules =
      #"{"architectures": [{"name": "A", "rules": [\#(rule)], "viewControllers": [], "#
      + #""decisionsInViewControllers": 0, "questions": []}]}"#
    let package = try RequestPackage([
      "Sources/compare/main.swift": RequestPackage.main.replacing(#"{"architectures": []}"#, with: rules)
        .replacing(#""finding": []"#, with: #""finding": ["A differs"]"#),
      "ChangeRequests/01-it/superseded.txt": "Old → New\n",
    ])
    let result = try check(package)
    #expect(!result.isMet)
    #expect(
      result.findings == [
        .init(
          "ChangeRequests/01-it/A.patch", "the rule “A view knows no store.” is broken",
          details: ["Sources/FakeA/A.swift:1:1: V → Store"]),
        .init(nil, "a walk finds something", details: ["A differs"]),
      ])
    let profile = package.architecture("A").profile
    #expect(
      Bench([package.architecture("A")]).requestsMet(by: profile) == [.init(id: "01-it", state: .unchecked)])
  }

  @Test(
    "A change without effect for users has no stories, and must break none", .tags(.packageBuild), .inGate)
  func unnoticed() throws {
    let package = try RequestPackage()
    try FileManager.default.removeItem(atPath: package.folder.path(of: "ChangeRequests/01-it/stories.feature"))
    let result = try check(package)
    #expect(result.stories == 0 && result.otherStories == 2)
    #expect(result.findings.map(\.text) == ["“Old” passed before and fails now: Then it is"])
  }

  @Test("A patch that doesn't apply is found before anything is built")
  func doesNotApply() throws {
    let package = try RequestPackage(["ChangeRequests/01-it/A.patch": "nonsense\n"])
    let findings = try check(package).findings
    #expect(findings.map(\.place) == ["ChangeRequests/01-it/A.patch:1"])
  }
}
