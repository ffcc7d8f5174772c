import MadeFacts
import MadeResults
import Metrics
import Testing

@testable import Report
@testable import Results

struct RulesReportTests {
  /// A rule for `A`, in a module where A refers to B. The types of another module are known.
  private func rule(_ role: String, _ forbidden: [DependencyRule.Subject]) -> RuleCheck {
    let facts = IndexedModules.made(["M": ["A", "B", "C"], "Model": ["Thing"]], [("A", "B")])
    return RuleCheck(
      DependencyRule("No \(forbidden.count)", role: role, forbidden: forbidden), in: TypeGraph(facts, module: "M"),
      imports: [:], module: "M", homes: ["far": "Away"]
    ) { name, _ in ["A": "a", "B": "b", "C": "c"][name] }
  }

  private func result(_ checks: RuleCheck...) -> RulesResult {
    let questions = ViewControllerQuestions(
      IndexedModules(), module: "M", model: "", useCaseFolders: [], kit: "", units: [])
    return RulesResult(
      architectures: [RulesResult.Architecture(name: "A", checks: checks, questions: questions)])
  }

  @Test(
    "A rule that can't be checked doesn't count as kept, and says why",
    arguments: [
      ("x", [DependencyRule.Subject.role("b")], "no type plays the role “x”"),
      ("c", [.role("b"), .role("x")], "no type plays the role “x”"),
      ("c", [.module("Away")], "the types of Away aren't in sight"),
      ("c", [.role("far"), .role("x")], "no type plays the role “x”, and the types of Away aren't in sight"),
      ("c", [.types(endingIn: ["Nobody"], of: "Model")], "no type matches Model.…Nobody"),
      ("c", [.role("b"), .module("Model")], nil), ("a", [.role("b"), .module("Away")], nil),
    ])
  func whyUnchecked(role: String, forbidden: [DependencyRule.Subject], reason: String?) throws {
    let rule = try #require(result(rule(role, forbidden)).architectures.first?.rules.first)
    #expect(rule.whyUnchecked == reason)
    #expect(CheckResult.Rules(rules: [rule]).areKept == (reason == nil && rule.violations.isEmpty))
  }

  @Test("Both reports distinguish kept, broken and unchecked rules")
  func reports() throws {
    let result = result(
      rule("c", [.role("b")]), rule("a", [.role("b"), .module("Away")]),
      rule("c", [.module("Model"), .role("far"), .role("x")]))
    #expect(
      Array(RulesReport(result).lines.prefix(7)) == [
        "A: 3 rules", "  ✓ No 1  (c, 1 type)", "  ✗ No 2  (a, 1 type)", "    A.swift:9:5: A.f(), as a, refers to B",
        "    To fix it: Refer to a protocol or a plain value instead, or do it in a type of another role.", "  ? No 3",
        "    Not checked: no type plays the role “x”, and the types of Away aren't in sight.",
      ])
    #expect(RulesReport(result).lines.last == "2 rules checked, 1 broken; 1 could not be checked.")
    let check = CheckResult(
      architecture: "A", reference: nil, features: [], next: nil,
      rules: CheckResult.Rules(rules: result.architectures[0].rules),
      charter: CheckResult.Charter())
    let lines = CheckReport(of: "A", beside: nil, runBy: "swift run compare").closing(check, wasInterrupted: false)
    #expect(
      lines.contains(
        "  ? No 3  (no type plays the role “x”, and the types of Away aren't in sight)"))
    #expect(lines.contains("Rules: 2 checked, 1 broken, 1 not checked."))
  }

  /// A rule that forbids interactors to know interactors. Each of 30 knows two base classes in three places each, and
  /// one knows a neighbour.
  private func manyViolations(imports: [String: [ModuleImport]] = [:]) -> RuleCheck {
    let names = (10..<40).map { "A\($0)Interactor" }
    let base = ["BaseInteractor", "PlainInteractor"]
    let references = names.flatMap { name in base.flatMap { base in (0..<3).map { _ in (name, base) } } }
    var facts = IndexedModules.made(["M": names + base], references + [(names[20], names[3])])
    var line = 100
    facts.occurrences["M"] = facts.occurrences["M"]?.map { occurrence in
      var occurrence = occurrence
      line += 1
      if occurrence.roles == .reference { occurrence.line = line }
      return occurrence
    }
    return RuleCheck(
      DependencyRule("No other", role: "i", forbidden: [.role("i"), .module("UIKit")]),
      in: TypeGraph(facts, module: "M"), imports: imports, module: "M"
    ) { name, _ in name.hasSuffix("Interactor") ? "i" : nil }
  }

  @Test("A long list of violations is cut, and rare ones come first")
  func capped() {
    let check = manyViolations()
    #expect(check.violations.reduce(0) { $0 + $1.locations.count } == 181)
    let lines = check.violationLines
    #expect(lines.count == 22)
    #expect(lines.first?.hasSuffix(": A30Interactor.f(), as i, refers to A13Interactor") == true)
    #expect(lines[1].hasSuffix(": A10Interactor.f(), as i, refers to BaseInteractor"))
    #expect(lines[20] == "    … and 161 more places; --format json has them all")
  }

  @Test("An import isn't buried under references")
  func cappedWithImport() {
    let check = manyViolations(imports: [
      "A15Interactor.swift": [ModuleImport(module: "UIKit", position: SourcePosition(line: 1, column: 1))]
    ])
    #expect(
      check.violationLines.contains("    A15Interactor.swift:1:1: import UIKit, which in this file only i could need"))
  }
}
