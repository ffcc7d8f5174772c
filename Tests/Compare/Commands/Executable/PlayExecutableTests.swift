import Foundation
import Testing

import Registry

/// Ends the built `compare play` in several ways, and expects the terminal's settings to be restored.
@Suite(.serialized, .tags(.program), .timeLimit(.minutes(20)))
nonisolated struct PlayExecutableTests {
  private static let leaving = "\u{1B}[?25h\u{1B}[?1049l"
  private let executable: URL

  init() throws {
    executable = try #require(CompareProcess.executable, "build the product compare first: swift build")
  }

  private func start(in terminal: PseudoTerminal) throws -> Process {
    // A backtrace of the fault that a test sends would take seconds.
    let environment = ["TERM": "xterm", "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"]
    return try terminal.start(executable, "play", environment: environment)
  }

  @Test func keysArePlayedAndTheTerminalIsGivenBack() async throws {
    let names = await Registry.names
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let process = try start(in: terminal)
    let shown = terminal.output(until: "? for help")
    #expect(shown.contains("[\(names[0])]") && names.allSatisfy(shown.contains))
    #expect(terminal.settings != before)
    terminal.type(":I am signed in\r")
    #expect(terminal.output(until: "Hello, Mark").contains("Hello, Mark"))
    terminal.type("3")
    #expect(terminal.output(until: "the same to the last word").contains("[\(names[2])]"))
    terminal.type("q")
    #expect(terminal.output(until: "in no file.").contains(Self.leaving))
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(terminal.settings == before)
  }

  @Test func theEndOfTheInputIsTheEnd() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let process = try start(in: terminal)
    _ = terminal.output(until: "? for help")
    terminal.type("\u{4}")
    #expect(terminal.output(until: "1 step in").contains(Self.leaving))
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(terminal.settings == before)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV])
  func aSignalEndsItAndTheTerminalIsGivenBack(signal: Int32) throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let process = try start(in: terminal)
    _ = terminal.output(until: "? for help")
    kill(process.processIdentifier, signal)
    #expect(terminal.output(until: Self.leaving).contains(Self.leaving))
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(terminal.settings == before)
  }
}
