@testable import compare

extension Registry {
  static var names: [String] { architectures.map(\.profile.name) }
}
