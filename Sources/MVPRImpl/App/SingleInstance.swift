/// The base of what must exist once in a launch: it is checked to be alone, and still can't be reached but by injection.
class SingleInstance {
  /// Makes the only instance of its class in that launch.
  init(in launch: LaunchScope) {
    launch.admit(self)
  }
}
