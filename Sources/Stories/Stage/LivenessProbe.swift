import Probes

/// Knows which objects are alive.
package protocol LivenessProbe {
  /// Why it can't know here; nil when it can.
  var unavailability: String? { get }
  /// A number for somebody whose objects are to be told from all others.
  func newOwner() -> Int
  /// Does the work; the objects that are made in it are the owner's.
  func record<Result, Failure: Error>(for owner: Int, _ work: () throws(Failure) -> Result) throws(Failure) -> Result
  /// How much of what the owner has made is alive, by kind.
  func liveObjects(of owner: Int) -> [ObjectKind: LiveCount]
}

/// Knows nothing, for runs that are timed.
package struct NoLivenessProbe: LivenessProbe {
  package let unavailability: String? = "Objects are not counted in this run."

  package init() {}

  package func newOwner() -> Int { 0 }

  package func record<Result, Failure: Error>(
    for owner: Int, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try work()
  }

  package func liveObjects(of owner: Int) -> [ObjectKind: LiveCount] { [:] }
}
