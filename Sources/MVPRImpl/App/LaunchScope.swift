/// One launch of the app, in which each single instance exists once.
///
/// A process may have several launches at once, so the scope is passed down like any dependency instead of being a
/// global.
final class LaunchScope {
  private struct Instance {
    weak var object: SingleInstance?  // its creator owns it
  }

  private let refuseSecondInstance: (String) -> Void
  private var instances: [ObjectIdentifier: Instance] = [:]

  /// Begins a launch. By default a second instance of a class that must exist once fails an assertion; tests pass
  /// another reaction.
  init(refuseSecondInstance: @escaping (String) -> Void = { assertionFailure($0) }) {
    self.refuseSecondInstance = refuseSecondInstance
  }

  // snippet.admit
  /// Records an object, which must be the only live one of its class in this launch.
  func admit(_ object: SingleInstance) {
    let kind = ObjectIdentifier(type(of: object))
    guard instances[kind]?.object == nil else {
      return refuseSecondInstance(
        "A launch has one \(type(of: object)), and it is alive: pass that one on instead of making another.")
    }
    instances[kind] = Instance(object: object)
  }
  // snippet.end
}
