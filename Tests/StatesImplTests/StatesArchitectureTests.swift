import HeadlessUI
import StatesImpl
import Testing

struct StatesArchitectureTests {
  private let architecture = StatesArchitecture()

  @Test("It says who it is and where its sources are")
  func profile() {
    #expect(architecture.profile.name == "States")
    #expect(architecture.profile.module == "StatesImpl")
    #expect(architecture.profile.sources.lastPathComponent == "StatesImpl")
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
