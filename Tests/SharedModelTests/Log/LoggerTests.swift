import Foundation
import SharedModel
import Testing

@MainActor
struct LoggerTests {
  private func unwanted() -> String {
    Issue.record("A message below the minimum was put together")
    return ""
  }

  @Test("Levels are ordered by importance")
  func levels() {
    #expect(LogLevel.allCases.sorted() == [.debug, .info, .warning, .error])
    #expect(LogLevel.debug < .info && LogLevel.warning < .error && !(LogLevel.error < .error))
  }

  @Test("A memory logger keeps messages from its level up, and evaluates no others")
  func memory() {
    let logger = MemoryLogger(minimum: .info)
    logger.log(.debug, unwanted())
    logger.log(.info, "a")
    logger.log(.error, "b")
    #expect(logger.entries == [LogEntry(level: .info, message: "a"), LogEntry(level: .error, message: "b")])
  }

  @Test("Messages taken from a memory logger are removed")
  func taken() {
    let logger = MemoryLogger(minimum: .debug)
    logger.log(.info, "a")
    #expect(logger.takeEntries() == [LogEntry(level: .info, message: "a")])
    #expect(logger.takeEntries() == [])
    logger.log(.info, "b")
    #expect(logger.entries == [LogEntry(level: .info, message: "b")])
  }

  @Test("A silent logger evaluates no message")
  func silent() {
    SilentLogger().log(.error, unwanted())
  }

  @Test("A terminal logger writes a line for each message from its level up")
  func terminal() throws {
    let pipe = Pipe()
    let logger = StandardErrorLogger(minimum: .warning, output: pipe.fileHandleForWriting)
    logger.log(.info, unwanted())
    logger.log(.warning, "Low on memory")
    logger.log(.error, "No connection")
    try pipe.fileHandleForWriting.close()
    let written = try pipe.fileHandleForReading.readToEnd()
    #expect(written == Data("warning: Low on memory\nerror: No connection\n".utf8))
  }
}
