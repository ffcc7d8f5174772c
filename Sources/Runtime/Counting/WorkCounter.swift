internal import CRuntimeHooks
internal import Synchronization

/// Counts what a stretch of work asks of the allocator and of the runtime, on the thread that does it.
///
/// The counters are the process's: another thread that wants to count waits. No stretch may be within another.
package enum WorkCounter {
  /// Why a kind of work can't be counted here: found out once, by doing some whose counts are known.
  package static let unavailable: [CountedWork: String] = WorkCounterProbe.unavailable()

  /// Does the work and answers its counts, instructions left out.
  package static func counts(of body: () throws -> Void) rethrows -> WorkCounts {
    let counts = try everything(of: body)
    return WorkCounts(counts.filter { unavailable[$0.key] == nil })
  }

  private static let counters = Mutex(())

  static func everything(of body: () throws -> Void) rethrows -> [CountedWork: Int] {
    try counters.withLock { _ in try count(body) }
  }

  private static func count(_ body: () throws -> Void) rethrows -> [CountedWork: Int] {
    start()
    do {
      try body()
    } catch {
      _ = stop()
      throw error
    }
    let (memory, references) = stop()
    return [
      .allocations: Int(memory.blocks), .allocatedBytes: Int(memory.bytes), .peakBytes: Int(memory.peak),
      .objects: Int(references.objects), .retains: Int(references.retains), .releases: Int(references.releases),
    ]
  }

  private static func start() {
    memory_counting_start()
    reference_counting_start()
  }

  private static func stop() -> (memory: memory_counts, references: reference_counts) {
    let references = reference_counting_stop()
    return (memory_counting_stop(), references)
  }
}
