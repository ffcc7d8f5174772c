import Probes

/// A source of the objects that are alive.
package protocol LivenessProbe {
  /// Why nothing can be found out here, or `nil`.
  var unavailability: String? { get }
  /// Returns a number for an owner of objects.
  func newOwner() -> Int
  /// Does work whose objects belong to an owner.
  func record<Result, Failure: Error>(for owner: Int, _ work: () throws(Failure) -> Result) throws(Failure) -> Result
  /// Returns the objects of an owner that are alive, by kind.
  func liveObjects(of owner: Int) -> [ObjectKind: LiveCount]
}

/// A probe that finds nothing, for runs that are timed.
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
