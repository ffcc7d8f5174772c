import Foundation
import Testing

@testable import compare

struct RegistryTests {
  private let folder = (0..<5).reduce(URL(filePath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }

  @Test func everyImplementationThereIsIsRegistered() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Sources").path)
      .filter { $0.hasSuffix("Impl") }
    #expect(folders.count >= 4)
    #expect(Registry.architectures.map(\.profile.module).sorted() == folders.sorted())
  }
}
