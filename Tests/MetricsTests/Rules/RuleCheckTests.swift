import MadeFacts
import Metrics
import Testing

struct RuleCheckTests {
  private let facts = IndexedModules.made(
    ["M": ["AView", "AView.Part", "BView", "Lonely"], "Model": ["Thing"]],
    [("AView", "BView"), ("AView", "AView.Part"), ("BView", "Thing")])

  private func check(
    _ role: String, _ forbidden: [DependencyRule.Subject], imports: [String: [ModuleImport]] = [:]
  ) -> RuleCheck {
    RuleCheck(
      DependencyRule("rule", role: role, forbidden: forbidden), in: TypeGraph(facts, module: "M"), imports: imports,
      module: "M"
    ) { name, module in
      module == "Model" ? "entity" : name.contains("View") ? "view" : nil
    }
  }

  private func lines(_ check: RuleCheck) -> [String] {
    check.violations.flatMap { violation in
      violation.locations.map {
        "\($0.file):\($0.position.line):\($0.position.column) \(violation.from) → \(violation.to)"
      }
    }
  }

  @Test("A type of a forbidden role is named with its place; what is declared in a type is no other type")
  func roles() {
    let check = check("view", [.role("view")])
    #expect(lines(check) == ["AView.swift:9:5 AView → BView"])
    #expect(check.bound == ["AView", "AView.Part", "BView"])
  }

  @Test("A role whose types another module declares can be forbidden")
  func rolesOfOtherModules() {
    #expect(lines(check("view", [.role("entity")])) == ["BView.swift:9:5 BView → Model.Thing"])
  }

  @Test("Of a forbidden module both uses and imports are found")
  func modules() {
    let imports = [
      "AView.swift": [ModuleImport(module: "Model", position: SourcePosition(line: 3, column: 1))],
      "Lonely.swift": [ModuleImport(module: "Model", position: SourcePosition(line: 1, column: 1))],
    ]
    #expect(
      lines(check("view", [.module("Model")], imports: imports)) == [
        "AView.swift:3:1 AView.swift → import Model", "BView.swift:9:5 BView → Model.Thing",
      ])
  }

  @Test("A rule that binds nothing, or forbids what nobody plays, says so")
  func nothingToCheck() {
    #expect(check("presenter", [.role("view")]).bound.isEmpty)
    let check = check("view", [.role("router"), .role("entity")])
    #expect(check.unplayedRoles == ["router"])
  }
}
