import HeadlessUI
import SharedModel
import Testing

@testable import SkeletonImpl

struct SkeletonArchitectureTests {
  private let architecture = SkeletonArchitecture()

  @Test("It says who it is and where its sources are")
  func profile() {
    #expect(architecture.profile.name == "Skeleton")
    #expect(architecture.profile.module == "SkeletonImpl")
    #expect(architecture.profile.sources.path.contains("/Sources/"))
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

  @Test("Two launches are independent of each other")
  func launch() throws {
    let first = architecture.launch(with: AppFixture().dependencies)
    let second = architecture.launch(with: AppFixture().dependencies)
    try first.perform(.type(text: "mark", id: "signIn.username"))
    #expect(first.snapshot != second.snapshot)
    #expect(second.snapshot.stack.map(\.name) == ["signIn"])
  }
}
