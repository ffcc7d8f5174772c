import Registry

extension Registry {
  static var names: [String] { architectures.map(\.profile.name) }
}
