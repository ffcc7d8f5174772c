import Basics
import Foundation
import Testing

struct ErrorTextTests {
  @Test("System errors are described without domains and codes")
  func system() throws {
    let folder = try TemporaryFolder(["file": ""])
    let file = folder.url.appending(path: "file")
    let error = #expect(throws: (any Error).self) {
      try FileManager.default.createDirectory(at: file.appending(path: "below"), withIntermediateDirectories: true)
    }
    let text = try ErrorText.of(#require(error))
    #expect(text.contains(file.path))
    #expect(!text.contains("Domain") && !text.contains("Code"))
  }

  @Test("This program's errors describe themselves")
  func own() {
    struct Own: Error, CustomStringConvertible { let description = "It isn't there." }
    #expect(ErrorText.of(Own()) == "It isn't there.")
  }
}
