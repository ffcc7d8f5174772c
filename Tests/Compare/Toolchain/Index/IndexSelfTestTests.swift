import Basics
import Foundation
import Testing
import Toolchain

@Suite(.tags(.compiling), .withParser, .timeLimit(.minutes(10)))
struct IndexSelfTestTests {
  private let home: TemporaryFolder
  private var folder: URL { home.url }

  init() throws { home = try TemporaryFolder() }

  @Test("This toolchain's index contains the facts behind the edges")
  func thisToolchain() throws {
    #expect(try IndexSelfTest(of: .running(), in: folder).differences == [])
  }

  @Test("Findings are cached for the same compiler only")
  func remembered() throws {
    let toolchain = try Toolchain.running()
    let file = folder.appending(path: "differences.json")
    try JSONEncoder().encode([toolchain.version: ["something"]]).write(to: file)
    #expect(try IndexSelfTest(of: toolchain, in: folder).differences == ["something"])
    try JSONEncoder().encode(["Swift 1": ["something"]]).write(to: file)
    #expect(try IndexSelfTest(of: toolchain, in: folder).differences == [])
  }
}
