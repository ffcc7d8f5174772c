package import Basics
internal import CRuntimeHooks
internal import Synchronization

/// Counts one thread's calls of the allocator and the runtime. The counters are shared by the process: other threads
/// wait, and counting can't be nested.
package enum WorkCounter {
  /// The reasons that kinds of work can't be counted here, found by counting known work.
  package static let unavailable: [CountedWork: String] = WorkCounterProbe.unavailable()

  package static func counts(of body: () throws -> Void) rethrows -> WorkCounts {
    try everything(of: body).filter { unavailable[$0.key] == nil }
  }

  private static let counters = Mutex(())

  static func everything(of body: () throws -> Void) rethrows -> WorkCounts {
    try counters.withLock { _ in try count(body) }
  }

  private static func count(_ body: () throws -> Void) rethrows -> WorkCounts {
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

/// An object that is created, retained and released a known number of times, to test whether that is counted.
final class WorkCounterProbe {
  private static let times = 3

  static func unavailable() -> [CountedWork: String] {
    let once = WorkCounter.everything { _ = use(make(), times: 0) }
    let found = WorkCounter.everything { _ = use(make(), times: times) }
    func more(_ work: CountedWork) -> Int { (found[work] ?? 0) - (once[work] ?? 0) }
    var unavailable: [CountedWork: String] = [:]
    if once[.allocations] != 1 || (once[.allocatedBytes] ?? 0) < 16 || once[.peakBytes] != once[.allocatedBytes] {
      let reason = "The allocator's calls can't be seen here; that takes Linux, a dynamic C library and no sanitizer."
      for work in [CountedWork.allocations, .allocatedBytes, .peakBytes] { unavailable[work] = reason }
    }
    // Unoptimised code retains and releases more often.
    if once[.objects] != 1 || more(.retains) < times || more(.retains) != more(.releases) {
      let reason = "The runtime's calls can't be seen here; that takes Linux, a dynamic runtime and no sanitizer."
      for work in [CountedWork.objects, .retains, .releases] { unavailable[work] = reason }
    }
    return unavailable
  }

  /// Not inlined, because the optimiser would keep the object on the stack.
  @inline(never)
  private static func make() -> WorkCounterProbe { WorkCounterProbe() }

  @inline(never)
  private static func use(_ probe: WorkCounterProbe, times: Int) -> Bool {
    let reference = Unmanaged.passUnretained(probe)
    for _ in 0..<times { _ = reference.retain() }
    for _ in 0..<times { reference.release() }
    return times > 0
  }
}
