internal import Foundation
internal import Synchronization

/// The tools that run, so that none is left behind when somebody ends this program.
public final class RunningTools: Sendable {
  private struct State {
    var ids: Set<Int32> = []
    var areEnded = false
  }

  /// Those of this process: a signal is for the whole of it, and tools have groups of their own, which Ctrl-C doesn't reach.
  public static let ofProcess = RunningTools()

  private let state = Mutex(State())

  init() {}

  /// Interrupts all that run, and lets none start any more; what doesn't heed that for two seconds is killed.
  public func end() {
    state.withLock { state in
      state.areEnded = true
      for id in state.ids { Self.send(SIGINT, to: id) }
    }
    // A tool that was started by a thread which takes no signals doesn't take them either.
    for _ in 0..<100 where !isEmpty { Thread.sleep(forTimeInterval: 0.02) }
    state.withLock { state in
      for id in state.ids { Self.send(SIGKILL, to: id) }
    }
  }

  /// Whether tools are no longer started.
  var areEnded: Bool { state.withLock(\.areEnded) }

  /// Whether none runs.
  var isEmpty: Bool { state.withLock(\.ids.isEmpty) }

  /// Notes a tool that was started; one that was started while all were being ended is ended as well.
  func add(_ id: Int32) {
    let isLate = state.withLock { state in
      state.ids.insert(id)
      return state.areEnded
    }
    if isLate { Self.send(SIGKILL, to: id) }
  }

  /// Forgets a tool that has ended.
  func remove(_ id: Int32) {
    state.withLock { _ = $0.ids.remove(id) }
  }

  /// With what the tool has started itself, where it leads a group.
  private static func send(_ signal: Int32, to id: Int32) {
    if kill(-id, signal) != 0 { kill(id, signal) }
  }
}
