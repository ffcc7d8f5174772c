internal import Foundation
internal import Synchronization

/// The running tools, which end together with this program.
package final class RunningTools: Sendable {
  private struct State {
    var ids: Set<Int32> = [] {
      didSet { reaper?.watch(ids) }
    }
    var starting = 0
    var areEnded = false
    var reaper: ToolReaper?
  }

  /// The tools of this process. They have separate process groups, which Ctrl-C doesn't reach.
  package static let ofProcess = RunningTools()

  private let state = Mutex(State())

  /// Interrupts all tools, kills those still running after two seconds, and prevents more from starting.
  package func end() {
    signal(SIGINT)
    // A tool inherits blocked signals from the thread that starts it.
    for _ in 0..<100 where !isEmpty { Thread.sleep(forTimeInterval: 0.02) }
    kill()
  }

  /// Kills all tools, and prevents more from starting.
  package func kill() { signal(SIGKILL) }

  package var isEmpty: Bool { state.withLock { $0.ids.isEmpty && $0.starting == 0 } }

  var areEnded: Bool { state.withLock(\.areEnded) }

  /// Starts a tool. It also ends if this process is killed, or if tools are being ended at the same time.
  func add(_ start: () throws(ToolchainError) -> Int32) throws(ToolchainError) {
    state.withLock { state in
      state.reaper = state.reaper ?? ToolReaper()
      state.starting += 1
    }
    var id: Int32?
    defer {
      let isLate = state.withLock { state in
        state.starting -= 1
        if let id { state.ids.insert(id) }
        return state.areEnded
      }
      if isLate, let id { Self.send(SIGKILL, to: id) }
    }
    id = try start()
  }

  func remove(_ id: Int32) { _ = state.withLock { $0.ids.remove(id) } }

  private func signal(_ signal: Int32) {
    state.withLock { state in
      state.areEnded = true
      for id in state.ids { Self.send(signal, to: id) }
    }
  }

  /// Kills a tool and everything it started.
  static func kill(_ id: Int32) { send(SIGKILL, to: id) }

  private static func send(_ signal: Int32, to id: Int32) {
    if Foundation.kill(-id, signal) != 0 { Foundation.kill(id, signal) }
  }
}

/// Ends the tools of a killed process: a shell that reads which tools are running, until its input ends.
final class ToolReaper: Sendable {
  /// Interrupts tools first, because a build passes the signal on to its compilers.
  private static let script = """
    trap '' HUP INT QUIT TERM TSTP
    while read -r line; do ids=$line; done
    for id in $ids; do kill -s INT -- "-$id" || kill -s INT "$id"; done
    test -z "$ids" || sleep 1
    for id in $ids; do kill -s KILL -- "-$id" || kill -s KILL "$id"; done
    """

  private let input: Int32
  private let output: Int32

  /// Fails if no shell can be started.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (input, output) = (ends[0], ends[1])
    // A tool that inherits the pipe would keep it open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Never wait for a shell that has been ended.
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", Self.script]
    shell.currentDirectoryURL = URL(filePath: "/")
    shell.environment = ["PATH": "/usr/bin:/bin"]
    shell.standardInput = FileHandle(fileDescriptor: input, closeOnDealloc: false)
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    guard (try? shell.run()) != nil else { return nil }
  }

  deinit {
    close(input)
    close(output)
  }

  func watch(_ ids: Set<Int32>) {
    let line = Array((ids.map(String.init).joined(separator: " ") + "\n").utf8)
    _ = write(output, line, line.count)
  }
}
