import Probes

package protocol LivenessProbe {
  /// The reason why objects can't be counted, or `nil`.
  var unavailability: String? { get }
  func newOwner() -> Int
  /// Attributes the objects that some work creates to an owner.
  func record<Result, Failure: Error>(for owner: Int, _ work: () throws(Failure) -> Result) throws(Failure) -> Result
  func liveObjects(of owner: Int) -> [ObjectKind: LiveCount]
  /// The live instances of some kinds of classes, for messages that name them.
  func instances(of owner: Int, kinds: Set<ObjectKind>) -> [(kind: ObjectKind, object: AnyObject)]
}

extension LivenessProbe {
  package func instances(of owner: Int, kinds: Set<ObjectKind>) -> [(kind: ObjectKind, object: AnyObject)] { [] }
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
