import Foundation
import Synchronization

/// Thrown when work stops because the process received a signal to end.
nonisolated package struct Interrupted: Error { package init() {} }

/// Whether the process received a signal to end: by Ctrl-C, a closed terminal or SIGTERM.
nonisolated package final class Interruption: Sendable {
  package static let signals: Set<Int32> = [SIGINT, SIGTERM, SIGHUP]

  private struct State {
    var tolerated: Set<Int32> = []
    var signal: Int32?
    var isEnding = false
  }

  private let state = Mutex(State())

  package init() {}

  /// The last signal, whether or not it was tolerated.
  package var signal: Int32? { state.withLock(\.signal) }

  package var hasHappened: Bool { signal != nil }

  /// True if the process ends at once, without a partial report.
  package var isEnding: Bool { state.withLock(\.isEnding) }

  /// Lets the first of these signals end only the running tools.
  package func tolerateOne(of signals: Set<Int32> = [SIGINT]) { state.withLock { $0.tolerated = signals } }

  /// Records a signal, and returns whether the process should end now.
  package func receive(_ signal: Int32 = SIGINT) -> Bool {
    state.withLock { state in
      let isTolerated = state.signal == nil && state.tolerated.contains(signal)
      state.signal = signal
      if !isTolerated { state.isEnding = true }
      return !isTolerated
    }
  }

  package func check() throws(Interrupted) { if hasHappened { throw Interrupted() } }
}
