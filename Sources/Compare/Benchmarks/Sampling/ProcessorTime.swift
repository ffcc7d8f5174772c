internal import Foundation

/// The processor time of this thread, in nanoseconds.
///
/// The suite's work is done on one thread that waits for nothing. While others have the processor this clock stands
/// still, as the wall's would not, so a busy machine disturbs it less. What it can't see is a hypervisor that takes the
/// processor away.
nonisolated package enum ProcessorTime {
  /// The time so far; only differences on the same thread mean anything.
  package static func nanoseconds() -> UInt64 {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else {
      fatalError("The system has no clock for a thread's time on the processor.")
    }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The time that the programs had processors for which this process ran to their end, in nanoseconds.
  package static func nanosecondsOfChildren() -> UInt64 {
    var usage = rusage()
    // glibc declares the constant as of a type that its own function doesn't take.
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
