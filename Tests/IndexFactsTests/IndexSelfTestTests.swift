import Foundation
import IndexFacts
import SyntaxFacts
import Testing
import Toolchain

@Suite(.enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax"))
struct IndexSelfTestTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "IndexSelfTest-\(UUID().uuidString)")

  @Test("This toolchain's index holds what edges are computed from")
  func thisToolchain() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try IndexSelfTest(of: .running(), in: folder).differences == [])
  }

  @Test("What was found is remembered for the same compiler, and for no other")
  func remembered() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let toolchain = try Toolchain.running()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "differences.json")
    try JSONEncoder().encode([toolchain.version: ["something"]]).write(to: file)
    #expect(try IndexSelfTest(of: toolchain, in: folder).differences == ["something"])
    try JSONEncoder().encode(["Swift 1": ["something"]]).write(to: file)
    #expect(try IndexSelfTest(of: toolchain, in: folder).differences == [])
  }
}
