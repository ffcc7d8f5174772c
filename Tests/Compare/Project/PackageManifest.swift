/// The targets of `Package.swift`, read off its text: to ask the package manager takes seconds.
struct PackageManifest {
  /// What can be imported, or run.
  struct Target {
    let name: String
    /// The function that declares it: `target`, `executableTarget` or `testTarget`.
    let kind: String
    /// The line of `Package.swift` in which it is declared.
    let line: Int
    /// Where its files are, from the package on.
    let folder: String
    var dependencies: Set<String>
    /// Those that are named one by one, and not as all implementations.
    var namedDependencies: Set<String>
    /// Whether it is there only in builds that count what runs.
    let isInstrumented: Bool

    var isSource: Bool { folder.hasPrefix("Sources/") && !isInstrumented }
  }

  /// In the order of the manifest, without drafts; one that is declared in several ways has what it depends on in any of them.
  private(set) var targets: [Target] = []

  init(_ manifest: String) {
    let text = manifest.replacing(/\/\/.*/, with: "").replacing(/\bdraft\("\w+"\),/, with: "")
    let listed = text.firstMatch(of: /let implementations = \[(.*?)\]/.dotMatchesNewlines())
    let implementations = listed.map { Self.literals($0.1) } ?? []
    let instrumented = text.firstRange(of: #"if Context.environment["SAMEAPP_COUNTED"] != nil {"#)
    for match in text.matches(of: /\.(target|executableTarget|testTarget)\(/) {
      let declaration = Self.arguments(text[match.range.upperBound...])
      // One declaration stands for all implementations.
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

  /// What stands between the parenthesis that was opened and the one that closes it.
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
