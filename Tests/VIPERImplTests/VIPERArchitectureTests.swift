import HeadlessUI
import Testing
import VIPERImpl

struct VIPERArchitectureTests {
  private let profile = VIPERArchitecture().profile

  @Test("It bears its name and describes the module that holds it")
  func identity() {
    #expect(profile.name == "VIPER")
    #expect(profile.module == "VIPERImpl")
    #expect(profile.sources.lastPathComponent == "VIPERImpl")
  }

  @Test("Every rule is about roles that there are, and no role is listed twice")
  func rules() {
    let names = profile.roles.map(\.name)
    #expect(Set(names).count == names.count)
    for rule in profile.rules {
      #expect(names.contains(rule.role), "\(rule.statement)")
      for case .role(let name) in rule.mustNotKnow { #expect(names.contains(name), "\(rule.statement)") }
    }
  }
}
