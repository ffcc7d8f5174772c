import HeadlessUI
import ObservationImpl
import Testing

struct ObservationArchitectureTests {
  private let architecture = ObservationArchitecture()

  @Test("It says who it is and where its sources are")
  func profile() {
    #expect(architecture.profile.name == "Observation")
    #expect(architecture.profile.module == "ObservationImpl")
    #expect(architecture.profile.sources.lastPathComponent == "ObservationImpl")
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
