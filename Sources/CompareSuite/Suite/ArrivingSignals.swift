import Foundation

/// The signals that arrive at the process, one after the other, for a thread that waits for them.
///
/// Handlers may do next to nothing: these write a signal's number into a pipe, whichever thread they run on.
nonisolated struct ArrivingSignals: Sendable {
  private nonisolated(unsafe) static var input: Int32 = -1
  private let output: Int32

  /// Listens to these signals from now on; nil when there is no pipe to be had.
  init?(_ numbers: Set<Int32>) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (output, Self.input) = (ends[0], ends[1])
    // Who started the program may have blocked a signal, which it inherits.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers {
      sigaddset(&signals, number)
      listen(to: number)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Waits for the next signal.
  func next() -> Int32 {
    var byte: UInt8 = 0
    while read(output, &byte, 1) != 1 {}
    return Int32(byte)
  }

  /// Unlike an ignored signal, one with a function is not ignored in the tools that are started.
  private func listen(to number: Int32) {
    let earlier = signal(number) { number in
      let error = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(ArrivingSignals.input, &byte, 1)
      errno = error
    }
    // Who started it with nohup wants it to outlive its terminal.
    if number == SIGHUP, unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
    }
  }
}
