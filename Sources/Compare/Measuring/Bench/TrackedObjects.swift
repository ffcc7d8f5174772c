import Probes
import Stories

/// Tracks live objects by watching the runtime allocate and free them.
final class TrackedObjects: LivenessProbe {
  let unavailability: String? =
    LiveObjects.isAvailable
    ? nil : "Objects can't be tracked in this process; that takes Linux with glibc, a dynamic runtime and no sanitizer."

  private var owners = 0
  private var names = ObjectNames()

  init() { LiveObjects.startTracking() }

  deinit { LiveObjects.stopTracking() }

  func newOwner() -> Int {
    owners += 1
    return owners
  }

  func record<Result, Failure: Error>(for owner: Int, _ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    try LiveObjects.record(for: owner, work)
  }

  func liveObjects(of owner: Int) -> [ObjectKind: LiveCount] { LiveObjects.counts(of: owner, naming: &names) }

  func instances(of owner: Int, kinds: Set<ObjectKind>) -> [(kind: ObjectKind, object: AnyObject)] {
    LiveObjects.instances(of: owner, kinds: kinds, naming: &names)
  }
}
