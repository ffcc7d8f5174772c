internal import Foundation
internal import Synchronization

/// The tools that run for this process, so that none is left behind when somebody ends it.
///
/// There is one list, as a signal is for the whole process. Tools have process groups of their own, which Ctrl-C doesn't reach.
public enum RunningTools {
  private struct State {
    var ids: Set<Int32> = []
    var areEnded = false
  }

  private static let state = Mutex(State())

  /// Interrupts all that run, and lets none start any more.
  public static func end() {
    let ids = state.withLock { state in
      state.areEnded = true
      return state.ids
    }
    for id in ids { interrupt(id) }
  }

  /// Whether tools are no longer started.
  static var areEnded: Bool { state.withLock { $0.areEnded } }

  /// Notes a tool that was started; one that was started while all were being ended is ended as well.
  static func add(_ id: Int32) {
    let isLate = state.withLock { state in
      state.ids.insert(id)
      return state.areEnded
    }
    if isLate { interrupt(id) }
  }

  /// Forgets a tool that has ended.
  static func remove(_ id: Int32) {
    state.withLock { _ = $0.ids.remove(id) }
  }

  /// With what the tool has started itself, where it leads a group.
  private static func interrupt(_ id: Int32) {
    if kill(-id, SIGINT) != 0 { kill(id, SIGINT) }
  }
}
