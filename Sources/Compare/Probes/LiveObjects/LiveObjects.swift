internal import CRuntimeHooks

/// The objects that are alive in this process, by kind.
///
/// While tracking is on, every object that a thread makes for an owner is recorded until its memory is freed: instances
/// of classes, contexts of closures, boxes of variables, buffers of collections. Instances that the optimizer keeps on
/// the stack and objects that are made once in a process are missing.
package enum LiveObjects {
  /// Whether objects can be tracked here, determined by making one. That takes Linux with glibc, the Swift runtime
  /// linked dynamically, and no sanitizer. Elsewhere the other functions do nothing and return nothing meaningful.
  package static let isAvailable = LiveObjectsProbe.isSeen()

  package static func startTracking() {
    guard isAvailable else { return }
    live_objects_start()
  }

  /// Stops recording, so that `counts` returns the objects alive now.
  package static func stopTracking() { live_objects_stop() }

  /// Does work in which this thread makes objects for an owner; one thread at a time may do so.
  /// - Parameter owner: A number above 0, or 0 for objects that aren't recorded.
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
      // The buffers of arrays, dictionaries and sets all begin with their count.
      let elements = names.kind(of: object.metadata).isCollection ? object.first_word : 0
      counts[object.metadata, default: LiveCount()] += LiveCount(objects: 1, elements: elements)
    }
    var kinds: [ObjectKind: LiveCount] = [:]
    for (metadata, count) in counts { kinds[names.kind(of: metadata), default: LiveCount()] += count }
    return kinds
  }

  /// The live instances of these kinds of classes, while they are tracked. Objects that are being released, or that only unowned references
  /// keep in memory, are missing.
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
      // Objects may be made between counting and copying them.
      guard found > room else { return copied }
      room = found + found / 4
    }
  }
}

package struct LiveCount: Hashable, Sendable {
  package var objects: Int
  /// The sum of the elements if the objects are buffers of collections.
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

/// An object made only to see whether making and freeing it is noticed.
package final class LiveObjectsProbe {
  package static var isBuiltIn: Bool { live_objects_are_built_in() }

  static func isSeen() -> Bool {
    guard isBuiltIn else { return false }
    live_objects_start()
    defer { live_objects_stop() }
    let (address, owner) = LiveObjects.record(for: 1) { recordOfOne() }
    // By now the object is freed; its address may be in use again, but not for an owner.
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

  /// Not inlined, or the optimizer would keep the object on the stack.
  @inline(never)
  private static func make() -> LiveObjectsProbe { LiveObjectsProbe() }
}
