import MadeFacts
import Metrics
import Testing

struct RuleCheckTests {
  /// The index of a single package, which has the model's types.
  private static let facts = IndexedModules.made(
    ["M": ["AView", "AView.Part", "BView", "Lonely"], "Model": ["Thing", "Unused"]],
    [("AView", "BView"), ("AView", "AView.Part"), ("BView", "Thing")])
  /// The index without another package's model: only the names of the types referred to are known.
  private static let factsWithoutModel: IndexedModules = {
    var known = facts
    known.occurrences["Model"] = nil
    return known
  }()

  private func check(
    _ role: String, _ forbidden: [DependencyRule.Subject], imports: [String: [ModuleImport]] = [:],
    in facts: IndexedModules = facts
  ) -> RuleCheck {
    RuleCheck(
      DependencyRule("rule", role: role, forbidden: forbidden), in: TypeGraph(facts, module: "M"), imports: imports,
      module: "M", homes: ["entity": "Model", "helper": "Model", "ghost": "Model"]
    ) { name, module in
      if module == "Model" { return name == "Thing" ? "entity" : "helper" }
      return name.contains("View") ? "view" : nil
    }
  }

  private func lines(_ check: RuleCheck) -> [String] {
    check.violations.flatMap { violation in
      violation.locations.map { "\($0) \(violation.from) → \(violation.to)" }
    }
  }

  @Test("A type of a forbidden role is named with its place; a nested type isn't another type")
  func roles() {
    let check = check("view", [.role("view")])
    #expect(lines(check) == ["AView.swift:9:5 AView.f() → BView"])
    #expect(check.types == ["AView", "AView.Part", "BView"])
  }

  @Test("Of types with the same name, only the one that breaks the rule is named")
  func namesakes() {
    let rule = DependencyRule("rule", role: "row", forbidden: [.role("page")])
    let graph = TypeGraph(.namesakes, module: "M")
    let check = RuleCheck(rule, in: graph, imports: [:], module: "M") { name, _ in ["Row": "row", "Page": "page"][name]
    }
    #expect(check.types == ["Row (RowOfIndex.swift)", "Row (RowOfPage.swift)"])
    #expect(lines(check) == ["RowOfIndex.swift:9:5 Row (RowOfIndex.swift).f() → Page"])
  }

  @Test("A role with another module's types can be forbidden")
  func rolesOfOtherModules() {
    #expect(lines(check("view", [.role("entity")])) == ["BView.swift:9:5 BView.f() → Model.Thing"])
  }

  @Test("A module's types can be forbidden by the ending of their names; an unused ending is reported")
  func endings() {
    let thing = check("view", [.types(endingIn: ["ing"], of: "Model")])
    #expect(lines(thing) == ["BView.swift:9:5 BView.f() → Model.Thing"])
    #expect(thing.unusedEndings == nil && thing.unplayedRoles == [])
    let others = check("view", [.types(endingIn: ["used", "Ghost"], of: "Model")])
    #expect(others.violations.isEmpty)
    #expect(others.unusedEndings == ["Model.…Ghost"])
    #expect(check("view", [.types(endingIn: ["Lonely"], of: "M")]).unusedEndings == nil)
    #expect(check("view", [.types(endingIn: ["x"], of: "Far")]).unseenModules == ["Far"])
  }

  @Test("Both uses and imports of a forbidden module are found")
  func modules() {
    let imports = [
      "AView.swift": [ModuleImport(module: "Model", position: SourcePosition(line: 3, column: 1))],
      "Lonely.swift": [ModuleImport(module: "Model", position: SourcePosition(line: 1, column: 1))],
    ]
    #expect(
      lines(check("view", [.module("Model")], imports: imports)) == [
        "AView.swift:3:1 AView.swift → import Model", "BView.swift:9:5 BView.f() → Model.Thing",
      ])
  }

  @Test("A rule that binds no type, or forbids a role without types, says so")
  func nothingToCheck() {
    #expect(check("presenter", [.role("view")]).types.isEmpty)
    let check = check("view", [.role("router"), .role("ghost"), .role("entity")])
    #expect(check.unplayedRoles == ["router", "ghost"])
    #expect(check.unseenModules.isEmpty)
  }

  @Test("Types without incoming references also have a role")
  func unusedTypes() {
    let check = check("view", [.role("helper")])
    #expect(check.unplayedRoles.isEmpty && check.violations.isEmpty)
  }

  private static let importOfModel = [
    "AView.swift": [ModuleImport(module: "Model", position: SourcePosition(line: 3, column: 1))]
  ]

  @Test("Modules with unknown types are named once, whether they are forbidden or contain a forbidden role")
  func unseenModules() {
    let check = check(
      "view", [.module("Model"), .role("entity"), .role("helper"), .module("Other")], in: Self.factsWithoutModel)
    #expect(check.violations.isEmpty && check.unplayedRoles.isEmpty)
    #expect(check.unseenModules == ["Model", "Other"])
    #expect(self.check("view", [.module("Model"), .module("M")]).unseenModules.isEmpty)
  }

  @Test(
    "A violation is caught within one package, and across packages as far as possible",
    arguments: [
      (DependencyRule.Subject.role("view"), true), (.role("entity"), false), (.module("Model"), false),
    ])
  func planted(subject: DependencyRule.Subject, isCaughtWithoutModel: Bool) {
    #expect(!check("view", [subject]).violations.isEmpty)
    let check = check("view", [subject], in: Self.factsWithoutModel)
    #expect(check.violations.isEmpty != isCaughtWithoutModel)
    #expect(check.unseenModules == (isCaughtWithoutModel ? [] : ["Model"]))
  }

  @Test("An import is caught wherever the module's types are declared")
  func importWithoutModel() {
    let check = check("view", [.module("Model")], imports: Self.importOfModel, in: Self.factsWithoutModel)
    #expect(lines(check) == ["AView.swift:3:1 AView.swift → import Model"])
  }

  @Test("An import is attributed to a role if no other type in the file needs it")
  func importsOfMixedFiles() {
    var facts = Self.facts
    facts.add(referenceFrom: "Lonely", of: "M", to: "Unused", in: "Lonely.swift")
    facts.occurrences["M"] = facts.occurrences["M"]?.map { occurrence in
      var occurrence = occurrence
      if occurrence.file == "Lonely.swift" { occurrence.file = "AView.swift" }
      return occurrence
    }
    #expect(
      lines(check("view", [.module("Model")], imports: Self.importOfModel, in: facts)) == [
        "BView.swift:9:5 BView.f() → Model.Thing"
      ])
  }
}
