/// Knows which objects of a module are alive.
public protocol LivenessProbe {
  /// Why it can't know here; nil when it can.
  var unavailability: String? { get }
  /// A number between the objects allocated so far and those to come.
  func mark() -> Int
  /// How many objects of each of the module's classes, allocated between two marks, are alive.
  func liveObjects(ofModule module: String, from: Int, to: Int) -> [String: Int]
}

/// Knows nothing, for runs that are timed.
public struct NoLivenessProbe: LivenessProbe {
  public let unavailability: String? = "Objects are not counted in this run."

  /// Makes a probe that knows nothing.
  public init() {}

  public func mark() -> Int { 0 }

  public func liveObjects(ofModule module: String, from: Int, to: Int) -> [String: Int] { [:] }
}
