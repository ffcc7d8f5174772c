internal import CRuntimeHooks

/// Which objects are alive, by kind, without a line written into what makes them.
///
/// While tracking is on, every object that a thread makes for an owner is recorded, and struck out when its memory is freed: instances of
/// classes, contexts of closures, boxes of variables, buffers of collections. The record is one for the whole process; instances
/// that the optimizer keeps on the stack are not in it, and neither is what is made once in a process.
public enum LiveObjects {
  /// Whether this process can be observed: found out once, by making an object and seeing it come and go.
  ///
  /// It can be on Linux with glibc, the Swift runtime linked dynamically and no sanitizer. Where it cannot, the other
  /// functions do nothing, and what they return says nothing about the objects.
  public static let isAvailable = LiveObjectsProbe.isSeen()

  /// Forgets what was recorded, and records from here on what is made for an owner.
  public static func startTracking() {
    guard isAvailable else { return }
    live_objects_start()
  }

  /// Stops recording; `counts` then tells what was alive at this moment.
  public static func stopTracking() {
    live_objects_stop()
  }

  /// Does the work, of which every object is the owner's that this thread makes in it and no one else's.
  ///
  /// - Parameter owner: A number above 0 of the caller's choice, or 0 for nobody, whose objects aren't recorded. One thread at a time has
  ///   an owner.
  public static func record<Result, Failure: Error>(
    for owner: Int, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = live_objects_set_owner(UInt64(max(owner, 0)))
    defer { live_objects_set_owner(before) }
    return try work()
  }

  /// How much is alive of what the owner's work has made. A kind of which nothing is alive is not in it.
  ///
  /// To be asked on the thread that makes them: the buffers of collections are looked into.
  public static func counts(of owner: Int, naming names: inout ObjectNames) -> [ObjectKind: LiveCount] {
    var counts: [UnsafeRawPointer: LiveCount] = [:]
    for object in objects(of: UInt64(max(owner, 0))) {
      let metadata = object.load(as: UnsafeRawPointer.self)
      let isCollection = names.kind(of: metadata).isCollection
      counts[metadata, default: LiveCount()] += LiveCount(
        objects: 1, elements: isCollection ? ObjectKind.elements(at: object) : 0)
    }
    var kinds: [ObjectKind: LiveCount] = [:]
    for (metadata, count) in counts { kinds[names.kind(of: metadata), default: LiveCount()] += count }
    return kinds
  }

  private static func objects(of owner: UInt64) -> [UnsafeRawPointer] {
    var room = 0
    while true {
      var found = 0
      let copied = [UnsafeRawPointer?](unsafeUninitializedCapacity: room) { buffer, initializedCount in
        found = live_objects_copy(owner, buffer.baseAddress, room)
        initializedCount = min(found, room)
      }
      // Objects may be made between asking how many there are and copying them.
      guard found > room else { return copied.compactMap(\.self) }
      room = found + found / 4
    }
  }
}
