import Foundation

/// A file open for writing, which may be full or closed at its other end.
nonisolated struct OutputFile {
  let descriptor: Int32

  /// Reserves a descriptor's target for this program's own results. Everything else that is written to the descriptor,
  /// such as by `print` in an implementation, goes where `other` leads.
  static func keeping(_ descriptor: Int32, leading other: Int32) -> OutputFile {
    // Tools don't inherit it. If the descriptor isn't open, writing to it fails later.
    let kept = OutputFile(descriptor: fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1))
    if dup2(other, descriptor) == -1 {
      let nowhere = open("/dev/null", O_WRONLY)
      if nowhere != descriptor {
        dup2(nowhere, descriptor)
        close(nowhere)
      }
    }
    return kept
  }

  func write(_ text: String) throws(ConsoleError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 else {
        switch errno {
        case EINTR: continue
        case EAGAIN:
          // Another process that shares the file has made it non-blocking.
          var file = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&file, 1, -1)
        case EPIPE: throw .nobodyReads
        case let code: throw .refused(String(cString: strerror(code)))
        }
        continue
      }
      rest = rest.dropFirst(count)
    }
  }
}
