import Probes
import Stories

/// Sees no objects. A weak reference to it shows how long it is kept.
final class LivenessProbeDouble: LivenessProbe {
  let unavailability: String? = nil

  func newOwner() -> Int { 1 }

  func record<Result, Failure: Error>(
    for owner: Int, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try work()
  }

  func liveObjects(of owner: Int) -> [ObjectKind: LiveCount] { [:] }
}
