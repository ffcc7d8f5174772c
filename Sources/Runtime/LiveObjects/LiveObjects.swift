internal import CRuntimeHooks

/// Which objects are left behind, by class, without a line written into those classes.
///
/// While tracking is on, every class instance that is made is recorded with a sequence number, and struck out when its
/// memory is freed. The record is one for the whole process, whatever thread makes or frees the object; instances that
/// the optimizer keeps on the stack, and those that the standard library's own binary makes, are not in it.
public enum LiveObjects {
  /// Whether this process can be observed: found out once, by making an object and seeing it come and go.
  ///
  /// It can be on Linux with glibc, the Swift runtime linked dynamically and no sanitizer. Where it cannot, the other
  /// functions do nothing, and what they return says nothing about the objects.
  public static let isAvailable = LiveObjectsProbe.isSeen()

  /// Forgets what was recorded, and records from here on.
  public static func startTracking() {
    guard isAvailable else { return }
    live_objects_start()
  }

  /// Stops recording; `counts` then tells what was alive at this moment.
  public static func stopTracking() {
    live_objects_stop()
  }

  /// The sequence number that the next object will get, to count only what is made from here on.
  public static func mark() -> Int {
    Int(live_objects_mark())
  }

  /// How many instances of each class are alive that were made in a span of sequence numbers.
  ///
  /// Classes count however they are declared: generic (a name for each set of arguments), nested, private or local.
  /// Private and local classes that have the same name are counted together.
  /// - Parameters:
  ///   - module: The module that declares the class, by its exact name.
  ///   - from: The first sequence number that counts.
  ///   - to: The first one that no longer counts.
  /// - Returns: Instances by the class's name, module included. A class without any is not in it.
  public static func counts(inModule module: String, from: Int, to: Int = .max) -> [String: Int] {
    var instances: [UnsafeRawPointer: Int] = [:]
    for metadata in metadata(from: UInt64(max(from, 0)), to: UInt64(max(to, 0))) {
      instances[metadata, default: 0] += 1
    }
    var counts: [String: Int] = [:]
    for (metadata, count) in instances {
      let name = ClassName(metadata: metadata)
      guard name.module == module else { continue }
      counts[name.description, default: 0] += count
    }
    return counts
  }

  private static func metadata(from: UInt64, to: UInt64) -> [UnsafeRawPointer] {
    var room = 0
    while true {
      var found = 0
      let copied = [UnsafeRawPointer?](unsafeUninitializedCapacity: room) { buffer, initializedCount in
        found = live_objects_copy(from, to, buffer.baseAddress, room)
        initializedCount = min(found, room)
      }
      // Objects may be made between asking how many there are and copying them.
      guard found > room else { return copied.compactMap(\.self) }
      room = found + found / 4
    }
  }
}
