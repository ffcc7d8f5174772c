import Stories

/// Sees no objects; being one itself, it shows how long it is kept.
final class LivenessProbeDouble: LivenessProbe {
  let unavailability: String? = nil

  func mark() -> Int { 0 }

  func liveObjects(ofModule module: String, from: Int, to: Int) -> [String: Int] { [:] }
}
