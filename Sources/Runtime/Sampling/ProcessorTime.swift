internal import Foundation

/// The time this thread has had a processor for, in nanoseconds.
///
/// The suite's work is done on one thread that waits for nothing. While others have the processor this clock stands still, as
/// the wall's would not, so a busy machine disturbs it less. What it can't see is a hypervisor that takes the processor away.
public enum ProcessorTime {
  /// The time so far; only differences on the same thread mean anything.
  public static func nanoseconds() -> UInt64 {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else {
      fatalError("The system has no clock for a thread's time on the processor.")
    }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
