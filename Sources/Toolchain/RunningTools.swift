internal import Foundation
internal import Synchronization

/// The tools that run, so that none is left behind when somebody ends this program.
public final class RunningTools: Sendable {
  private struct State {
    var ids: Set<Int32> = []
    var areEnded = false
    var reaper: ToolReaper?
  }

  /// Those of this process: a signal is for the whole of it, and tools have groups of their own, which Ctrl-C doesn't reach.
  public static let ofProcess = RunningTools()

  private let state = Mutex(State())

  init() {}

  /// Interrupts all that run, and lets none start any more; what doesn't heed that for two seconds is killed.
  public func end() {
    signal(SIGINT)
    // A tool that was started by a thread which takes no signals doesn't take them either.
    for _ in 0..<100 where !isEmpty { Thread.sleep(forTimeInterval: 0.02) }
    kill()
  }

  /// Kills all that run, and lets none start any more.
  public func kill() {
    signal(SIGKILL)
  }

  /// Whether none runs.
  public var isEmpty: Bool { state.withLock(\.ids.isEmpty) }

  /// Whether tools are no longer started.
  var areEnded: Bool { state.withLock(\.areEnded) }

  /// Sees to it that what is started from now on ends even if this process is killed.
  func prepare() {
    state.withLock { state in
      if state.reaper == nil { state.reaper = ToolReaper() }
    }
  }

  /// Notes a tool that was started; one that was started while all were being ended is ended as well.
  func add(_ id: Int32) {
    let isLate = state.withLock { state in
      state.ids.insert(id)
      state.reaper?.watch(state.ids)
      return state.areEnded
    }
    if isLate { Self.send(SIGKILL, to: id) }
  }

  /// Forgets a tool that has ended.
  func remove(_ id: Int32) {
    state.withLock { state in
      state.ids.remove(id)
      state.reaper?.watch(state.ids)
    }
  }

  private func signal(_ signal: Int32) {
    state.withLock { state in
      state.areEnded = true
      for id in state.ids { Self.send(signal, to: id) }
    }
  }

  /// With what the tool has started itself, where it leads a group.
  private static func send(_ signal: Int32, to id: Int32) {
    if Foundation.kill(-id, signal) != 0 { Foundation.kill(id, signal) }
  }
}
