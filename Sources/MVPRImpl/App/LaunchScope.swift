/// One launch of the app: what has to exist once exists once in here.
///
/// Several launches may be alive in one process, so the scope is handed down like everything else; no global counts.
final class LaunchScope {
  private struct Instance {
    weak var object: SingleInstance?  // whoever made it owns it
  }

  private let refuseSecondInstance: (String) -> Void
  private var instances: [ObjectIdentifier: Instance] = [:]

  /// Begins a launch. A second instance of anything that must exist once ends the process; a test that makes several
  /// says what happens instead.
  init(refuseSecondInstance: @escaping (String) -> Void = { fatalError($0) }) {
    self.refuseSecondInstance = refuseSecondInstance
  }

  // snippet.admit
  /// Takes note of the object, which must be the only one of its class alive in this launch.
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
