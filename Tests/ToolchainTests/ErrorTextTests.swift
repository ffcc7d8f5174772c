import Foundation
import Testing
import Toolchain

struct ErrorTextTests {
  @Test("Errors of the system are worded without domains and codes")
  func system() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "ErrorText-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let error = #expect(throws: (any Error).self) {
      try FileManager.default.createDirectory(at: file.appending(path: "below"), withIntermediateDirectories: true)
    }
    let text = try ErrorText.of(#require(error))
    #expect(text.contains(file.path))
    #expect(!text.contains("Domain") && !text.contains("Code"))
  }

  @Test("Errors of this program word themselves")
  func own() {
    let error = ToolchainError.noPackage(folder: "/x")
    #expect(ErrorText.of(error) == "\(error)")
  }
}
