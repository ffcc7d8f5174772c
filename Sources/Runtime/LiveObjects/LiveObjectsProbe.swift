internal import CRuntimeHooks

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
  private static func make() -> LiveObjectsProbe {
    LiveObjectsProbe()
  }
}
