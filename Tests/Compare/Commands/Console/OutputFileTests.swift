import Foundation
import Testing

@testable import CompareSuite

nonisolated struct OutputFileTests {
  @Test func whatOthersPrintDoesNotGetIntoWhatIsKept() throws {
    let (results, diagnostics) = (Pipe(), Pipe())
    let descriptor = dup(results.fileHandleForWriting.fileDescriptor)
    let kept = OutputFile.keeping(descriptor, leading: diagnostics.fileHandleForWriting.fileDescriptor)
    // Like `print`, this buffers text and writes it at the end.
    let others = try #require(fdopen(descriptor, "w"))
    fputs("printed", others)
    try kept.write("result")
    fclose(others)
    for descriptor in [kept.descriptor, results.fileHandleForWriting.fileDescriptor] { close(descriptor) }
    try diagnostics.fileHandleForWriting.close()
    #expect(results.fileHandleForReading.availableData == Data("result".utf8))
    #expect(diagnostics.fileHandleForReading.availableData == Data("printed".utf8))
  }

  @Test func whatIsKeptIsNotHandedToTools() {
    let results = Pipe()
    let descriptor = dup(results.fileHandleForWriting.fileDescriptor)
    let kept = OutputFile.keeping(descriptor, leading: STDERR_FILENO)
    #expect(fcntl(kept.descriptor, F_GETFD) & FD_CLOEXEC != 0)
    close(descriptor)
    close(kept.descriptor)
  }

  @Test func whereNothingElseIsOpenWhatOthersPrintGoesNowhere() throws {
    let results = Pipe()
    let descriptor = dup(results.fileHandleForWriting.fileDescriptor)
    let kept = OutputFile.keeping(descriptor, leading: -1)
    #expect(write(descriptor, "x", 1) == 1)
    try kept.write("result")
    for descriptor in [descriptor, kept.descriptor] { close(descriptor) }
    try results.fileHandleForWriting.close()
    #expect(results.fileHandleForReading.availableData == Data("result".utf8))
  }

  @Test(.timeLimit(.minutes(10)))
  func aFileThatDoesNotBlockIsWaitedFor() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let size = 1_000_000
    let reader = pipe.fileHandleForReading
    Thread.detachNewThread {
      // The pipe is full for a while before anything reads it.
      var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      while poll(&room, 1, 0) != 0 {}
      _ = try? reader.read(upToCount: size)
    }
    try OutputFile(descriptor: descriptor).write(String(repeating: "x", count: size))
  }

  @Test func aDescriptorThatIsNotOpenRefusesOutput() {
    #expect(throws: ConsoleError.refused("Bad file descriptor")) { try OutputFile(descriptor: -1).write("x") }
    #expect(throws: Never.self) { try OutputFile(descriptor: -1).write("") }
  }
}
