internal import CRuntimeHooks

/// An object that is made, retained and released some known number of times, to see whether that is noticed.
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
    // Unoptimised code takes more references than were asked for, and gives them all back.
    if once[.objects] != 1 || more(.retains) < times || more(.retains) != more(.releases) {
      let reason = "The runtime's calls can't be seen here; that takes Linux, a dynamic runtime and no sanitizer."
      for work in [CountedWork.objects, .retains, .releases] { unavailable[work] = reason }
    }
    return unavailable
  }

  /// Not inlined, as the optimizer would keep the object on the stack.
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
