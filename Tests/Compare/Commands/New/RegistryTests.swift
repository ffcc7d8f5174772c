import Foundation
import HeadlessUI
import Registry
import Testing

struct RegistryTests {
  private let folder = (0..<5).reduce(URL(filePath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }

  @Test func everyImplementationThereIsIsRegistered() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Sources").path)
      .filter { $0.hasSuffix("Impl") }
    #expect(folders.count >= 4)
    #expect(Registry.architectures.map(\.profile.module).sorted() == folders.sorted())
  }

  @Test("Every implementation states its name, its source folder, and the roles that its rules bind")
  func profiles() {
    let profiles = Registry.architectures.map(\.profile)
    #expect(Set(profiles.map(\.name)).count == profiles.count)
    for profile in profiles {
      #expect(profile.sources.lastPathComponent == profile.module)
      let roles = Set(profile.roles.map(\.name))
      #expect(roles.count == profile.roles.count, "\(profile.name)")
      for rule in profile.rules {
        #expect(roles.contains(rule.role), "\(profile.name): \(rule.statement)")
        for case .role(let name) in rule.mustNotKnow {
          #expect(roles.contains(name), "\(profile.name): \(rule.statement)")
        }
      }
    }
  }
}
