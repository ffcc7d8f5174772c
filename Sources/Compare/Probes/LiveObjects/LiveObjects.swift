internal import CRuntimeHooks

/// The live objects of this process, by kind.
///
/// While tracking is on, every object that a thread creates for an owner is recorded until its memory is freed: class
/// instances, closure contexts, boxes of variables, buffers of collections. Instances that the optimiser keeps on the
/// stack, and objects that are created once in a process, aren't recorded.
package enum LiveObjects {
  /// Whether objects can be tracked here, found by creating one. This takes Linux with glibc, a dynamically linked
  /// Swift runtime, and no sanitizer. Otherwise the other functions do nothing, and their results mean nothing.
  package static let isAvailable = LiveObjectsProbe.isSeen()

  package static func startTracking() {
    guard isAvailable else { return }
    live_objects_start()
  }

  /// Stops recording, so that `counts` returns the objects that are live now.
  package static func stopTracking() { live_objects_stop() }

  /// Runs work whose objects on this thread are created for an owner. Only one thread at a time may do so.
  /// - Parameter owner: A number above 0, or 0 to record nothing.
  package static func record<Result, Failure: Error>(
    for owner: Int, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = live_objects_set_owner(UInt64(max(owner, 0)))
    defer { live_objects_set_owner(before) }
    return try work()
  }

  package static func counts(of owner: Int, naming names: inout ObjectNames) -> [ObjectKind: LiveCount] {
    var counts: [UnsafeRawPointer: LiveCount] = [:]
    for object in objects(of: UInt64(max(owner, 0))) {
      // Buffers of arrays, dictionaries and sets all begin with the count.
      let elements = names.kind(of: object.metadata).isCollection ? object.first_word : 0
      counts[object.metadata, default: LiveCount()] += LiveCount(objects: 1, elements: elements)
    }
    var kinds: [ObjectKind: LiveCount] = [:]
    for (metadata, count) in counts { kinds[names.kind(of: metadata), default: LiveCount()] += count }
    return kinds
  }

  /// The live instances of these classes while they are tracked. Objects that are being released, or are only held by
  /// unowned references, aren't included.
  package static func instances(
    of owner: Int, kinds: Set<ObjectKind>, naming names: inout ObjectNames
  ) -> [(kind: ObjectKind, object: AnyObject)] {
    var instances: [(ObjectKind, AnyObject)] = []
    for object in objects(of: UInt64(max(owner, 0))) {
      let kind = names.kind(of: object.metadata)
      guard case .instance = kind, kinds.contains(kind), let address = object.address,
        let retained = live_object_retain(address)
      else { continue }
      instances.append((kind, Unmanaged<AnyObject>.fromOpaque(retained).takeRetainedValue()))
    }
    return instances
  }

  private static func objects(of owner: UInt64) -> [live_object] {
    var room = 0
    while true {
      var found = 0
      let copied = [live_object](unsafeUninitializedCapacity: room) { buffer, initializedCount in
        found = live_objects_copy(owner, buffer.baseAddress, room)
        initializedCount = min(found, room)
      }
      // Objects may be created between counting and copying.
      guard found > room else { return copied }
      room = found + found / 4
    }
  }
}

package struct LiveCount: Hashable, Sendable {
  package var objects: Int
  /// The total number of elements if the objects are buffers of collections.
  package var elements: Int

  package init(objects: Int = 0, elements: Int = 0) {
    self.objects = objects
    self.elements = elements
  }

  static func += (count: inout LiveCount, other: LiveCount) {
    count.objects += other.objects
    count.elements += other.elements
  }
}

/// An object created only to test whether its creation and its release are noticed.
package final class LiveObjectsProbe {
  package static var isBuiltIn: Bool { live_objects_are_built_in() }

  static func isSeen() -> Bool {
    guard isBuiltIn else { return false }
    live_objects_start()
    defer { live_objects_stop() }
    let (address, owner) = LiveObjects.record(for: 1) { recordOfOne() }
    // The object is freed by now. Its address may be in use again, but not for an owner.
    return owner == 1 && live_objects_owner_of(address) == 0
  }

  @inline(never)
  private static func recordOfOne() -> (address: UnsafeRawPointer, owner: UInt64) {
    let probe = make()
    return withExtendedLifetime(probe) {
      let address = UnsafeRawPointer(Unmanaged.passUnretained(probe).toOpaque())
      return (address, live_objects_owner_of(address))
    }
  }

  /// Not inlined, because the optimiser would keep the object on the stack.
  @inline(never)
  private static func make() -> LiveObjectsProbe { LiveObjectsProbe() }
}
