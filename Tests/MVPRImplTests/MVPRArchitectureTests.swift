import HeadlessUI
import MVPRImpl
import Testing

struct MVPRArchitectureTests {
  private let profile = MVPRArchitecture().profile

  @Test func itIsCalledMVPR() {
    #expect(profile.name == "MVP-R")
    #expect(profile.module == "MVPRImpl")
  }

  @Test func rulesBindAndForbidRolesThatExist() {
    let roles = Set(profile.roles.map(\.name))
    for rule in profile.rules {
      #expect(roles.contains(rule.role))
      for case .role(let name) in rule.mustNotKnow { #expect(roles.contains(name)) }
    }
  }
}
