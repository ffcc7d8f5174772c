import Probes
import Stories

/// Sees the same objects each time. A weak reference to it shows how long it is kept.
final class LivenessProbeDouble: LivenessProbe {
  let unavailability: String? = nil
  private let alive: [ObjectKind: LiveCount]

  init(alive: [ObjectKind: LiveCount] = [:]) { self.alive = alive }

  func newOwner() -> Int { 1 }

  func record<Result, Failure: Error>(
    for owner: Int, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try work()
  }

  func liveObjects(of owner: Int) -> [ObjectKind: LiveCount] { owner == 1 ? alive : [:] }
}
