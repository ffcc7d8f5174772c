import Foundation
import Testing

@testable import Toolchain

struct RunningToolsTests {
  private let endless = ToolRun(URL(filePath: "/usr/bin/env"), ["tail", "-f", "/dev/null"])

  @Test("A tool that runs is interrupted, and forgotten")
  func interrupted() async throws {
    let tools = RunningTools()
    async let outcome = try endless.outcome(among: tools)
    while tools.isEmpty { await Task.yield() }
    tools.end()
    let ended = try await outcome
    #expect(ended.wasSignalled)
    #expect([SIGINT, SIGKILL].contains(ended.status))
    #expect(tools.isEmpty)
  }

  @Test("After the end none is started")
  func noMore() throws {
    let tools = RunningTools()
    tools.end()
    #expect(throws: ToolchainError.interrupted(command: "env tail -f /dev/null")) {
      try endless.outcome(among: tools)
    }
  }

  @Test("One that was started while all were being ended is ended as well")
  func late() throws {
    let process = Process()
    process.executableURL = endless.program
    process.arguments = endless.arguments
    let tools = RunningTools()
    tools.end()
    try process.run()
    tools.add(process.processIdentifier)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
  }
}
