import HeadlessUI
import MVVMCImpl
import SharedModel
import Testing

struct MVVMCArchitectureTests {
  private let architecture = MVVMCArchitecture()

  @Test("It says who it is and where its sources are")
  func profile() {
    #expect(architecture.profile.name == "MVVM-C")
    #expect(architecture.profile.module == "MVVMCImpl")
    #expect(architecture.profile.sources.lastPathComponent == "MVVMCImpl")
  }

  @Test("Every rule binds a role that exists, and speaks of roles that exist")
  func rules() {
    let roles = Set(architecture.profile.roles.map(\.name))
    for rule in architecture.profile.rules {
      #expect(roles.contains(rule.role))
      for case .role(let name) in rule.mustNotKnow { #expect(roles.contains(name)) }
    }
  }
}
