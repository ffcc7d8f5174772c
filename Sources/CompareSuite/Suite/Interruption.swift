import Foundation
import Synchronization
import Toolchain

/// Ctrl-C: it ends the tools that run, and the process, unless somebody wants to go on with what there is.
nonisolated final class Interruption: Sendable {
  /// What a shell reads as “ended by Ctrl-C”.
  private static let exitCode = ExitCode.interrupted.rawValue

  private struct State {
    var toleratesOne = false
    var hasHappened = false
  }

  private let state = Mutex(State())

  /// Whether Ctrl-C was pressed while it was tolerated.
  var hasHappened: Bool { state.withLock(\.hasHappened) }

  /// Lets the first Ctrl-C end the tools only.
  func tolerateOne() {
    state.withLock { $0.toleratesOne = true }
  }

  /// Notes a Ctrl-C.
  /// - Returns: Whether the process should end now.
  func happen() -> Bool {
    state.withLock { state in
      defer { state.hasHappened = true }
      return state.hasHappened || !state.toleratesOne
    }
  }

  /// Listens to the process's signals, on a thread of its own, as the main one is at work.
  func watch() {
    for number in [SIGINT, SIGTERM] {
      // Unlike an ignored signal, one with a function is not ignored in the tools that are started.
      signal(number) { _ in }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      // A source listens as long as somebody holds it; here it is its own handler, for as long as the process lives.
      source.setEventHandler { [self, source] in
        defer { _ = source }
        let ends = happen()
        RunningTools.ofProcess.end()
        if ends { _exit(Self.exitCode) }
      }
      source.resume()
    }
  }
}
