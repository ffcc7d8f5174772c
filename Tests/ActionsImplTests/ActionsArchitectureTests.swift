import ActionsImpl
import HeadlessUI
import Testing

struct ActionsArchitectureTests {
  private let architecture = ActionsArchitecture()

  @Test("It says who it is and where its sources are")
  func profile() {
    #expect(architecture.profile.name == "Actions")
    #expect(architecture.profile.module == "ActionsImpl")
    #expect(architecture.profile.sources.lastPathComponent == "ActionsImpl")
  }

  @Test("Every rule binds a role that exists, and speaks of roles that exist")
  func rules() {
    let roles = Set(architecture.profile.roles.map(\.name))
    #expect(!architecture.profile.rules.isEmpty)
    for rule in architecture.profile.rules {
      #expect(roles.contains(rule.role), "\(rule.statement)")
      for case .role(let name) in rule.mustNotKnow { #expect(roles.contains(name), "\(rule.statement)") }
    }
  }
}
