internal import CRuntimeHooks

/// Which objects are alive, by kind, without a line written into what makes them.
///
/// While tracking is on, every object that a thread makes for an owner is recorded, and struck out when its memory is freed: instances of
/// classes, contexts of closures, boxes of variables, buffers of collections. The record is one for the whole process; instances
/// that the optimizer keeps on the stack are not in it, and neither is what is made once in a process.
package enum LiveObjects {
  /// Whether this process can be observed: found out once, by making an object and seeing it come and go.
  ///
  /// It can be on Linux with glibc, the Swift runtime linked dynamically and no sanitizer. Where it cannot, the other
  /// functions do nothing, and what they return says nothing about the objects.
  package static let isAvailable = LiveObjectsProbe.isSeen()

  /// Forgets what was recorded, and records from here on what is made for an owner.
  package static func startTracking() {
    guard isAvailable else { return }
    live_objects_start()
  }

  /// Stops recording; `counts` then tells what was alive at this moment.
  package static func stopTracking() { live_objects_stop() }

  /// Does the work, of which every object is the owner's that this thread makes in it and no one else's.
  /// - Parameter owner: A number above 0 of the caller's choice, or 0 for nobody, whose objects aren't recorded. One thread at a time has
  ///   an owner.
  package static func record<Result, Failure: Error>(
    for owner: Int, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = live_objects_set_owner(UInt64(max(owner, 0)))
    defer { live_objects_set_owner(before) }
    return try work()
  }

  /// How much is alive of what the owner's work has made. A kind of which nothing is alive is not in it.
  package static func counts(of owner: Int, naming names: inout ObjectNames) -> [ObjectKind: LiveCount] {
    var counts: [UnsafeRawPointer: LiveCount] = [:]
    for object in objects(of: UInt64(max(owner, 0))) {
      // After what every object begins with, the buffers of arrays, dictionaries and sets all begin with their count.
      let elements = names.kind(of: object.metadata).isCollection ? object.first_word : 0
      counts[object.metadata, default: LiveCount()] += LiveCount(objects: 1, elements: elements)
    }
    var kinds: [ObjectKind: LiveCount] = [:]
    for (metadata, count) in counts { kinds[names.kind(of: metadata), default: LiveCount()] += count }
    return kinds
  }

  private static func objects(of owner: UInt64) -> [live_object] {
    var room = 0
    while true {
      var found = 0
      let copied = [live_object](unsafeUninitializedCapacity: room) { buffer, initializedCount in
        found = live_objects_copy(owner, buffer.baseAddress, room)
        initializedCount = min(found, room)
      }
      // Objects may be made between asking how many there are and copying them.
      guard found > room else { return copied }
      room = found + found / 4
    }
  }
}

/// How much of a kind is alive.
public struct LiveCount: Hashable, Sendable {
  /// How many objects.
  public var objects: Int
  /// How many elements those hold together that are buffers of collections.
  public var elements: Int

  /// Makes a count; of nothing, unless told otherwise.
  public init(objects: Int = 0, elements: Int = 0) {
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
  /// Whether the hooks exist in this build; where they do, they have to be seen to win.
  package static var isBuiltIn: Bool { live_objects_are_built_in() }

  static func isSeen() -> Bool {
    guard isBuiltIn else { return false }
    live_objects_start()
    defer { live_objects_stop() }
    let (address, owner) = LiveObjects.record(for: 1) { recordOfOne() }
    // By now it is freed. Its address may have been given out again, but to nobody.
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

  /// Not inlined, as the optimizer would keep the object on the stack.
  @inline(never)
  private static func make() -> LiveObjectsProbe { LiveObjectsProbe() }
}
