internal import Foundation

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
    do {
      try shell.run()
    } catch {
      return nil
    }
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
