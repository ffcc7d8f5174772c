/// The base class of objects that may exist only once per launch, and can be reached by injection only.
class SingleInstance {
  /// Creates the only instance of its class in a launch.
  init(in launch: LaunchScope) {
    launch.admit(self)
  }
}
