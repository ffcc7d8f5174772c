internal import Foundation

/// The processor time of this thread, in nanoseconds.
///
/// The suite works on one thread that never waits. This clock stops while other processes have the processor, so a busy
/// machine disturbs it less. It can't detect a hypervisor that takes the processor away.
nonisolated package enum ProcessorTime {
  /// Only differences on the same thread are meaningful.
  package static func nanoseconds() -> UInt64 {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else {
      fatalError("The system has no clock for a thread's time on the processor.")
    }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The processor time of ended child processes, in nanoseconds.
  package static func nanosecondsOfChildren() -> UInt64 {
    var usage = rusage()
    // The type of glibc's constant isn't the one that its function takes.
    #if canImport(Glibc)
      let children = RUSAGE_CHILDREN.rawValue
    #else
      let children = RUSAGE_CHILDREN
    #endif
    guard getrusage(children, &usage) == 0 else { fatalError("The system doesn't tell what time its programs took.") }
    let seconds = UInt64(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    return seconds * 1_000_000_000 + UInt64(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1000
  }
}
