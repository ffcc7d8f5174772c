internal import Foundation
internal import Synchronization

/// The tools that run, so that none is left behind when somebody ends this program.
package final class RunningTools: Sendable {
  private struct State {
    var ids: Set<Int32> = [] {
      didSet { reaper?.watch(ids) }
    }
    /// How many are being started, whose ids aren't known yet.
    var starting = 0
    var areEnded = false
    var reaper: ToolReaper?
  }

  /// Those of this process: a signal is for the whole of it, and tools have groups of their own, which Ctrl-C doesn't reach.
  package static let ofProcess = RunningTools()

  private let state = Mutex(State())

  init() {}

  /// Interrupts all that run, and lets none start any more; what doesn't heed that for two seconds is killed.
  package func end() {
    signal(SIGINT)
    // A tool that was started by a thread which takes no signals doesn't take them either.
    for _ in 0..<100 where !isEmpty { Thread.sleep(forTimeInterval: 0.02) }
    kill()
  }

  /// Kills all that run, and lets none start any more.
  package func kill() { signal(SIGKILL) }

  package var isEmpty: Bool { state.withLock { $0.ids.isEmpty && $0.starting == 0 } }

  var areEnded: Bool { state.withLock(\.areEnded) }

  /// Starts a tool and notes it, so that it ends even if this process is killed; one that was started while all were being ended is ended
  /// as well.
  /// - Parameter start: Answers its id.
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

  /// With what the tool has started itself, where it leads a group.
  private static func send(_ signal: Int32, to id: Int32) {
    if Foundation.kill(-id, signal) != 0 { Foundation.kill(id, signal) }
  }
}

/// Ends the tools of a process that was killed, and could not do it itself: a shell that is told which ones run, and
/// notices when there is nobody left to tell it.
final class ToolReaper: Sendable {
  /// Interrupts them first, as a build passes that on to the compilers it has started.
  private static let script = """
    trap '' HUP INT QUIT TERM TSTP
    while read -r line; do ids=$line; done
    for id in $ids; do kill -s INT -- "-$id" || kill -s INT "$id"; done
    test -z "$ids" || sleep 1
    for id in $ids; do kill -s KILL -- "-$id" || kill -s KILL "$id"; done
    """

  private let input: Int32
  private let output: Int32

  /// Nil where no shell can be started: then tools are ended by whoever ends this process in any other way.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (input, output) = (ends[0], ends[1])
    // What a tool inherits would keep the pipe open for as long as it runs.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A shell that was ended itself reads nothing more.
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

  /// Says which tools run now.
  func watch(_ ids: Set<Int32>) {
    let line = Array((ids.map(String.init).joined(separator: " ") + "\n").utf8)
    _ = write(output, line, line.count)
  }
}
