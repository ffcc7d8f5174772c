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
    "What can't be checked is no kept rule, and says why",
    arguments: [
      ("x", [DependencyRule.Subject.role("b")], "no type plays the role “x”"),
      ("c", [.role("b"), .role("x")], "no type plays the role “x”"),
      ("c", [.module("Away")], "the types of Away aren't in sight"),
      ("c", [.role("far"), .role("x")], "no type plays the role “x”, and the types of Away aren't in sight"),
      ("c", [.types(endingIn: ["Nobody"], of: "Model")], "there is no type Model.…Nobody"),
      ("c", [.role("b"), .module("Model")], nil), ("a", [.role("b"), .module("Away")], nil),
    ])
  func whyUnchecked(role: String, forbidden: [DependencyRule.Subject], reason: String?) throws {
    let rule = try #require(result(rule(role, forbidden)).architectures.first?.rules.first)
    #expect(rule.whyUnchecked == reason)
    #expect(CheckResult.Rules(rules: [rule]).areKept == (reason == nil && rule.violations.isEmpty))
  }

  @Test("Both reports tell kept, broken and unchecked apart")
  func reports() throws {
    let result = result(
      rule("c", [.role("b")]), rule("a", [.role("b"), .module("Away")]),
      rule("c", [.module("Model"), .role("far"), .role("x")]))
    #expect(
      Array(RulesReport(result).lines.prefix(7)) == [
        "A: 3 rules", "  ✓ No 1  (c, 1 type)", "  ✗ No 2  (a, 1 type)", "    A.swift:9:5: A.f(), as a, refers to B",
        "    To mend it: Refer to a protocol or a plain value instead, or do it in a type of another role.", "  ? No 3",
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
}
