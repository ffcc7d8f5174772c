extension ArchitectureProfile {
  /// The role that a type of the architecture's module plays by its name; of several the one whose suffix says most.
  ///
  /// A type inside another one plays the outer one's role unless its own name gives it one.
  nonisolated public func role(of typeName: String) -> Role? {
    for name in typeName.split(separator: ".").reversed() {
      if let role = role(ofName: name) { return role }
    }
    return nil
  }

  /// The role of a file: that of the type it is named after.
  nonisolated public func role(ofFile path: String) -> Role? {
    let file = path.split(separator: "/").last ?? ""
    let name = file.prefix { $0 != "." && $0 != "+" }
    return role(ofName: name)
  }

  nonisolated private func role(ofName name: Substring) -> Role? {
    let fitting = roles.flatMap { role in role.suffixes.filter(name.hasSuffix).map { (role, $0.count) } }
    return fitting.max { $0.1 < $1.1 }?.0
  }
}
