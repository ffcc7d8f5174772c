import Foundation
import Synchronization
import Toolchain

/// What is thrown where work stops because somebody wants the process to end.
nonisolated struct Interrupted: Error {}

/// What ends the process from outside: Ctrl-C, a closed terminal, or whoever asks it to terminate.
///
/// It ends the tools that run, and the process, unless somebody wants to go on with what there is.
nonisolated final class Interruption: Sendable {
  /// Those it listens to.
  static let signals: Set<Int32> = [SIGINT, SIGTERM, SIGHUP]

  private struct State {
    var tolerated: Set<Int32> = []
    var signal: Int32?
    var isEnding = false
  }

  /// How long the main thread may take to clean up before the process ends, in milliseconds.
  private static let patience = 200
  private let state = Mutex(State())
  private let hasReturned = DispatchSemaphore(value: 0)

  /// Whether a signal has come, tolerated or not.
  var hasHappened: Bool { state.withLock { $0.signal != nil } }

  /// What the process ends with after a signal; nil when none has come.
  var exitCode: ExitCode? { state.withLock { $0.signal.map(ExitCode.init(signal:)) } }

  /// Whether the process ends at once, and no report of what there is is wanted.
  var isEnding: Bool { state.withLock(\.isEnding) }

  /// Lets the first of these signals end the tools only.
  func tolerateOne(of signals: Set<Int32> = [SIGINT]) {
    state.withLock { $0.tolerated = signals }
  }

  /// Notes a signal.
  /// - Returns: Whether the process should end now.
  func happen(_ signal: Int32 = SIGINT) -> Bool {
    state.withLock { state in
      let isTolerated = state.signal == nil && state.tolerated.contains(signal)
      state.signal = signal
      if !isTolerated { state.isEnding = true }
      return !isTolerated
    }
  }

  /// Where work that takes long may stop.
  func check() throws(Interrupted) {
    if hasHappened { throw Interrupted() }
  }

  /// Listens to the process's signals, on a thread of its own, as the main one is at work.
  /// - Parameter clearing: What takes the line of progress away.
  func watch(clearing: String) {
    guard let signals = ArrivingSignals(Self.signals) else { return }
    Thread.detachNewThread { [self] in
      while true { receive(signals.next(), clearing) }
    }
  }

  /// Ends the process once its work is done.
  func exit(with code: ExitCode) -> Never {
    hasReturned.signal()
    // Whoever ends the tools ends the process as well, or some would be left.
    while isEnding { sleep(1) }
    Foundation.exit((exitCode ?? code).rawValue)
  }

  private func receive(_ signal: Int32, _ clearing: String) {
    // A closed terminal, and programs that run others, send theirs twice: only Ctrl-C is meant when it comes again.
    guard !isEnding || signal == SIGINT else { return }
    let isAgain = hasHappened && signal == SIGINT
    let ends = happen(signal)
    let code = ExitCode(signal: signal).rawValue
    if isAgain {
      RunningTools.ofProcess.kill()
      Self.say(clearing)
      _exit(code)
    }
    if !ends || !RunningTools.ofProcess.isEmpty {
      Self.say("\(clearing)compare: ending what is running; press Ctrl-C again to stop now\n")
    }
    // The next signal may come meanwhile.
    Thread.detachNewThread { [hasReturned] in
      RunningTools.ofProcess.end()
      guard ends else { return }
      _ = hasReturned.wait(timeout: .now() + .milliseconds(Self.patience))
      Self.say(clearing)
      _exit(code)
    }
  }

  /// A terminal that is held up holds nothing else up.
  private static func say(_ text: String) {
    let isSaid = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      try? OutputFile(descriptor: STDERR_FILENO).write(text)
      isSaid.signal()
    }
    _ = isSaid.wait(timeout: .now() + .milliseconds(patience))
  }
}
