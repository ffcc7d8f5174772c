@testable import compare

extension Registry {
  /// What the registered architectures are called.
  static var names: [String] { architectures.map(\.profile.name) }
}
