import Foundation
import Measuring
import Toolchain

/// Receives the signals that end the process. Ends the running tools, and the process unless a command wants to go on.
nonisolated final class Signals: Sendable {
  /// The milliseconds in which the main thread may clean up before the process ends.
  private static let patience = 200
  private let interruption: Interruption
  private let hasReturned = DispatchSemaphore(value: 0)

  init(noting interruption: Interruption) { self.interruption = interruption }

  /// Starts listening on its own thread, because the main thread is busy.
  func watch(clearing: String) {
    guard let signals = ArrivingSignals(Interruption.signals) else { return }
    Thread.detachNewThread { [self] in
      while true { receive(signals.next(), clearing) }
    }
  }

  func exit(with code: ExitCode) -> Never {
    hasReturned.signal()
    // The thread that ends the tools also ends the process, so that no tool is left running.
    while interruption.isEnding { sleep(1) }
    Foundation.exit((interruption.exitCode ?? code).rawValue)
  }

  private func receive(_ signal: Int32, _ clearing: String) {
    // A closed terminal and programs that run others send their signals twice, so only a second Ctrl-C counts.
    guard !interruption.isEnding || signal == SIGINT else { return }
    let isAgain = interruption.hasHappened && signal == SIGINT
    let ends = interruption.receive(signal)
    let code = ExitCode(signal: signal).rawValue
    if isAgain {
      RunningTools.ofProcess.kill()
      Self.say(clearing)
      _exit(code)
    }
    if !ends || !RunningTools.ofProcess.isEmpty {
      Self.say("\(clearing)compare: ending what is running; press Ctrl-C again to stop now\n")
    }
    // Another signal may arrive meanwhile.
    Thread.detachNewThread { [hasReturned] in
      RunningTools.ofProcess.end()
      guard ends else { return }
      _ = hasReturned.wait(timeout: .now() + .milliseconds(Self.patience))
      Self.say(clearing)
      _exit(code)
    }
  }

  /// A blocked terminal must block nothing else.
  private static func say(_ text: String) {
    let isSaid = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      try? OutputFile(descriptor: STDERR_FILENO).write(text)
      isSaid.signal()
    }
    _ = isSaid.wait(timeout: .now() + .milliseconds(patience))
  }
}

/// The signals that arrive at the process, one after the other, for a thread that waits for them. Handlers may do next
/// to nothing: these write a signal's number into a pipe, on whichever thread they run.
private nonisolated struct ArrivingSignals: Sendable {
  private nonisolated(unsafe) static var input: Int32 = -1
  private let output: Int32

  /// Starts listening to these signals; returns nil if no pipe can be created.
  init?(_ numbers: Set<Int32>) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (output, Self.input) = (ends[0], ends[1])
    // The parent process may have blocked a signal, and the block is inherited.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers {
      sigaddset(&signals, number)
      listen(to: number)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  func next() -> Int32 {
    var byte: UInt8 = 0
    while read(output, &byte, 1) != 1 {}
    return Int32(byte)
  }

  /// Unlike an ignored signal, a handled one isn't ignored by the tools that are started.
  private func listen(to number: Int32) {
    let earlier = signal(number) { number in
      let error = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(ArrivingSignals.input, &byte, 1)
      errno = error
    }
    // A program started with nohup has to outlive its terminal.
    if number == SIGHUP, unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
    }
  }
}
