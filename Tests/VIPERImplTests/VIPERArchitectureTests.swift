import HeadlessUI
import SharedModel
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

  @Test("Each launch is independent of the others")
  func launches() throws {
    let device = try DeviceFixture(signedIn: nil)
    _ = device.launch()
    let dependencies = try #require(device.dependencies)
    let first = VIPERArchitecture().launch(with: dependencies)
    let second = VIPERArchitecture().launch(with: dependencies)
    try first.perform(.type(text: "mark", id: "signIn.username"))
    #expect(first.snapshot != second.snapshot)
    #expect(second.snapshot.stack.map(\.name) == ["signIn"])
  }
}
