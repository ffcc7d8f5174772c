extension ArchitectureProfile {
  /// Returns the role of a type that names it, or else the one by the longest suffix that its name matches.
  ///
  /// A nested type has the role of its outer type unless its own name implies one.
  /// - Parameters:
  ///   - typeName: The type's name, qualified with its outer types.
  ///   - module: The type's module; `nil` for the architecture's own.
  nonisolated public func role(of typeName: String, in module: String? = nil) -> Role? {
    let home = module == self.module ? nil : module
    let names = typeName.split(separator: ".")
    for (index, name) in names.enumerated().reversed() {
      let fullName = names[...index].joined(separator: ".")
      if let role = role(ofName: name, fullName, in: home) { return role }
    }
    return nil
  }

  /// Returns the role of the type that a file is named after.
  nonisolated public func role(ofFile path: String) -> Role? {
    let file = path.split(separator: "/").last ?? ""
    let name = file.prefix { $0 != "." && $0 != "+" }
    return role(ofName: name, String(name), in: nil)
  }

  nonisolated private func role(ofName name: Substring, _ fullName: String, in module: String?) -> Role? {
    let roles = roles.filter { $0.module == module }
    if let role = roles.first(where: { $0.types.contains(fullName) }) { return role }
    let fitting = roles.flatMap { role in role.suffixes.filter(name.hasSuffix).map { (role, $0.count) } }
    return fitting.max { $0.1 < $1.1 }?.0
  }
}
