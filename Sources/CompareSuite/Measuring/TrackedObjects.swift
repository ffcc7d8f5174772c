import Runtime
import Stories

/// Knows which objects are alive by watching the runtime make and free them.
final class TrackedObjects: LivenessProbe {
  let unavailability: String? =
    LiveObjects.isAvailable
    ? nil : "Objects can't be tracked in this process; that takes Linux with glibc, a dynamic runtime and no sanitizer."

  init() {
    LiveObjects.startTracking()
  }

  deinit {
    LiveObjects.stopTracking()
  }

  func mark() -> Int { LiveObjects.mark() }

  func liveObjects(ofModule module: String, from: Int, to: Int) -> [String: Int] {
    LiveObjects.counts(inModule: module, from: from, to: to)
  }
}
