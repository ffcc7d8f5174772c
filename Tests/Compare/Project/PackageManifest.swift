/// The targets of `Package.swift`, parsed from its text because the package manager takes seconds.
struct PackageManifest {
  struct Target {
    let name: String
    /// The declaring function: `target`, `executableTarget` or `testTarget`.
    let kind: String
    let line: Int
    /// The folder of its files, relative to the package.
    let folder: String
    var dependencies: Set<String>
    /// The dependencies named individually, not as all implementations.
    var namedDependencies: Set<String>
    /// True if only instrumented builds have it.
    let isInstrumented: Bool

    var isSource: Bool { folder.hasPrefix("Sources/") && !isInstrumented }
  }

  /// In the manifest's order. A target with several declarations has the dependencies of all.
  private(set) var targets: [Target] = []

  init(_ manifest: String) {
    let text = manifest.replacing(/\/\/.*/, with: "")
    let listed = text.firstMatch(of: /let implementations = \[(.*?)\]/.dotMatchesNewlines())
    let implementations = listed.map { Self.literals($0.1) } ?? []
    let instrumented = text.firstRange(of: #"if Context.environment["SAMEAPP_COUNTED"] != nil {"#)
    for match in text.matches(of: /\.(target|executableTarget|testTarget)\(/) {
      let declaration = Self.arguments(text[match.range.upperBound...])
      let isTemplate = declaration.contains("name: name") || declaration.contains("\\(name)")
      for name in isTemplate ? implementations : [""] {
        let text = text[..<match.range.lowerBound]
        add(
          declaration.replacing("\\(name)", with: name).replacing("name: name", with: "name: \"\(name)\""),
          kind: String(match.1), line: text.utf8.count { $0 == UInt8(ascii: "\n") } + 1,
          implementations: implementations,
          isInstrumented: instrumented.map { match.range.lowerBound > $0.lowerBound } ?? false)
      }
    }
  }

  private mutating func add(
    _ declaration: String, kind: String, line: Int, implementations: [String], isInstrumented: Bool
  ) {
    guard let name = declaration.firstMatch(of: /name: "([^"]+)"/)?.1 else { return }
    let list = declaration.firstMatch(of: /dependencies: (.*?)(?:,\s*[a-zA-Z]+: [\[(a-z"]|$)/.dotMatchesNewlines())?.1
    let named = Set(list.map(Self.literals) ?? [])
    let all = list?.contains("implementations.map") == true ? implementations : []
    let folder = declaration.firstMatch(of: /path: "([^"]+)"/).map { String($0.1) }
    let target = Target(
      name: String(name), kind: kind, line: line,
      folder: folder ?? "\(kind == "testTarget" ? "Tests" : "Sources")/\(name)",
      dependencies: named.union(all), namedDependencies: named, isInstrumented: isInstrumented)
    if let index = targets.firstIndex(where: { $0.folder == target.folder }) {
      targets[index].dependencies.formUnion(target.dependencies)
      targets[index].namedDependencies.formUnion(target.namedDependencies)
    } else {
      targets.append(target)
    }
  }

  /// The text up to the matching closing parenthesis.
  private static func arguments(_ text: Substring) -> String {
    var depth = 1
    return String(
      text.prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth > 0
      })
  }

  private static func literals(_ text: Substring) -> [String] {
    text.matches(of: /"([^"]+)"/).map { String($0.1) }
  }
}
