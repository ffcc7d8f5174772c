import Foundation
import Synchronization

/// What is thrown where work stops because somebody wants the process to end.
nonisolated package struct Interrupted: Error { package init() {} }

/// Whether something outside wants the process to end: Ctrl-C, a closed terminal, or whoever asks it to terminate.
///
/// That ends the process, unless somebody wants to go on with what there is.
nonisolated package final class Interruption: Sendable {
  package static let signals: Set<Int32> = [SIGINT, SIGTERM, SIGHUP]

  private struct State {
    var tolerated: Set<Int32> = []
    var signal: Int32?
    var isEnding = false
  }

  private let state = Mutex(State())

  package init() {}

  /// The last signal that has come, tolerated or not; nil when none has.
  package var signal: Int32? { state.withLock(\.signal) }

  package var hasHappened: Bool { signal != nil }

  /// Whether the process ends at once, and no report of what there is is wanted.
  package var isEnding: Bool { state.withLock(\.isEnding) }

  /// Lets the first of these signals end the tools only.
  package func tolerateOne(of signals: Set<Int32> = [SIGINT]) { state.withLock { $0.tolerated = signals } }

  /// Notes a signal.
  /// - Returns: Whether the process should end now.
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
