import Foundation
import Testing

@testable import Toolchain

/// The time limit catches hangs. It is generous, because other tests can occupy a busy machine's threads for minutes.
@Suite(.timeLimit(.minutes(10)))
struct RunningToolsTests {
  private let endless = ToolRun(URL(filePath: "/usr/bin/env"), ["tail", "-f", "/dev/null"])

  /// Runs the body on another thread, because the test's thread waits for the tool.
  private func whenOneRuns(among tools: RunningTools, _ body: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
      while tools.isEmpty { sched_yield() }
      body()
    }
  }

  @Test("A running tool is interrupted, and removed from the list")
  func interrupted() throws {
    let tools = RunningTools()
    whenOneRuns(among: tools) { tools.end() }
    // The tool isn't blamed for being ended.
    #expect(throws: ToolchainError.interrupted(command: "env tail -f /dev/null")) { try endless.outcome(among: tools) }
    #expect(tools.isEmpty)
  }

  @Test("A tool that ignores the interruption is killed when nobody waits for it")
  func killed() throws {
    let tools = RunningTools()
    let deaf = ToolRun(URL(filePath: "/bin/sh"), ["-c", "trap '' INT; tail -f /dev/null"])
    whenOneRuns(among: tools) { tools.kill() }
    #expect(throws: ToolchainError.interrupted(command: deaf.command)) { try deaf.outcome(among: tools) }
  }

  @Test("Tools end even when the process that would end them is gone")
  func orphaned() throws {
    let process = Process()
    process.executableURL = endless.program
    process.arguments = endless.arguments
    try process.run()
    do {
      let reaper = try #require(ToolReaper())
      reaper.watch([])
      reaper.watch([process.processIdentifier])
    }
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect([SIGINT, SIGKILL].contains(process.terminationStatus))
  }

  @Test("After the end no tool is started")
  func noMore() throws {
    let tools = RunningTools()
    tools.end()
    #expect(throws: ToolchainError.interrupted(command: "env tail -f /dev/null")) {
      try endless.outcome(among: tools)
    }
  }

  @Test("A tool that is being started is waited for, and a failed start counts as none")
  func starting() throws {
    let tools = RunningTools()
    let error = ToolchainError.notStarted(program: "x", reason: "y")
    #expect(throws: error) {
      try tools.add { () throws(ToolchainError) in
        #expect(!tools.isEmpty)
        throw error
      }
    }
    #expect(tools.isEmpty)
  }

  @Test("A tool that starts while all are being ended is ended as well")
  func late() throws {
    let process = Process()
    process.executableURL = endless.program
    process.arguments = endless.arguments
    let tools = RunningTools()
    try tools.add { () throws(ToolchainError) in
      tools.kill()
      try? process.run()
      return process.processIdentifier
    }
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
  }
}
