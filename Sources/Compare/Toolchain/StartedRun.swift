internal import Basics
package import Foundation
internal import Synchronization

package struct StartedRun {
  private let run: ToolRun
  private let process: Process
  private let output: BackgroundRead
  private let diagnostics: BackgroundRead
  private let tools: RunningTools
  private let silence: Silence?

  // Starts reading both pipes, because a full pipe blocks the program.
  init(_ run: ToolRun, _ process: Process, _ output: Pipe, _ diagnostics: Pipe, _ tools: RunningTools) {
    self.run = run
    self.process = process
    let id = process.processIdentifier
    let silence = run.silenceLimit.map { Silence(seconds: $0) { RunningTools.kill(id) } }
    self.silence = silence
    self.output = BackgroundRead(output.fileHandleForReading) { silence?.isBroken() }
    self.diagnostics = BackgroundRead(diagnostics.fileHandleForReading) { silence?.isBroken() }
    self.tools = tools
  }

  /// Waits for the end. Call this once.
  package func outcome(hears: (Data) -> Void = { _ in }) throws(ToolchainError) -> ToolRun.Outcome {
    defer { tools.remove(process.processIdentifier) }
    let data = output.data(hears: hears)
    let errors = diagnostics.data()
    process.waitUntilExit()
    let wasSilent = silence?.end() ?? false
    guard !tools.areEnded else { throw .interrupted(command: run.command) }
    return ToolRun.Outcome(
      output: data, diagnostics: errors, status: process.terminationStatus,
      wasSignalled: process.terminationReason == .uncaughtSignal, silence: wasSilent ? run.silenceLimit : nil)
  }
}

/// Acts once if a program prints nothing for a number of seconds.
private final class Silence: Sendable {
  private struct State {
    var start = SuspendingClock.now
    var wasActedUpon = false
  }

  private let state = Mutex(State())
  private let isOver = DispatchSemaphore(value: 0)

  init(seconds: Double, act: @escaping @Sendable () -> Void) {
    let limit = Duration.seconds(seconds)
    Thread.detachNewThread { [self] in
      var rest = limit
      while isOver.wait(timeout: .now() + rest / .seconds(1)) == .timedOut {
        rest = limit - state.withLock { SuspendingClock.now - $0.start }
        guard rest <= .zero else { continue }
        state.withLock { $0.wasActedUpon = true }
        return act()
      }
    }
  }

  func isBroken() { state.withLock { $0.start = SuspendingClock.now } }

  /// Stops waiting, and returns whether it has acted.
  func end() -> Bool {
    isOver.signal()
    return state.withLock(\.wasActedUpon)
  }
}

/// Reads a pipe to its end on another thread.
private final class BackgroundRead: Sendable {
  /// The data, followed by `nil` at the end.
  private let arrivals = Arrivals<Data?>()

  init(_ handle: FileHandle, arrived: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [self] in
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      // Foundation's `readToEnd` traps if a signal arrives while it reads.
      var size = 1
      while size > 0 || (size < 0 && errno == EINTR) {
        size = Foundation.read(handle.fileDescriptor, &buffer, buffer.count)
        guard size > 0 else { continue }
        arrived()
        arrivals.add(Data(buffer[..<size]))
      }
      arrivals.add(nil)
    }
  }

  /// Waits for the end, and returns all data. Call this once.
  func data(hears: (Data) -> Void = { _ in }) -> Data {
    let lineFeed = UInt8(ascii: "\n")
    var data = Data()
    var heard = 0
    while let arrival = arrivals.take() {
      data.append(arrival)
      guard arrival.contains(lineFeed) else { continue }
      while let end = data[heard...].firstIndex(of: lineFeed) {
        hears(data[heard..<end])
        heard = end + 1
      }
    }
    return data
  }
}
