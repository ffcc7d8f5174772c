extension ArchitectureProfile {
  /// The role that a type plays by its name; of several the one whose suffix says most.
  ///
  /// A type inside another one plays the outer one's role unless its own name gives it one.
  /// - Parameters:
  ///   - typeName: Its name, with those of the types around it.
  ///   - module: The type's module; nil for the architecture's own.
  nonisolated public func role(of typeName: String, in module: String? = nil) -> Role? {
    let home = module == self.module ? nil : module
    for name in typeName.split(separator: ".").reversed() {
      if let role = role(ofName: name, in: home) { return role }
    }
    return nil
  }

  /// The role of a file: that of the type it is named after.
  nonisolated public func role(ofFile path: String) -> Role? {
    let file = path.split(separator: "/").last ?? ""
    let name = file.prefix { $0 != "." && $0 != "+" }
    return role(ofName: name, in: nil)
  }

  nonisolated private func role(ofName name: Substring, in module: String?) -> Role? {
    let fitting = roles.filter { $0.module == module }
      .flatMap { role in role.suffixes.filter(name.hasSuffix).map { (role, $0.count) } }
    return fitting.max { $0.1 < $1.1 }?.0
  }
}
