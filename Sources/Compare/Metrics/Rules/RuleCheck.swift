package struct RuleCheck: Codable, Equatable, Sendable {
  /// The rule in a proponent's words.
  package let statement: String
  package let role: String
  /// The types that the rule binds; without any, it can't be checked.
  package let types: [String]
  /// The forbidden roles that no type plays and that therefore can't be checked.
  package private(set) var unplayedRoles: [String] = []
  /// The forbidden endings that no type of their module has, as `Module.…Ending`; nil if all are used.
  package private(set) var unusedEndings: [String]?
  /// The forbidden modules, or homes of forbidden roles, whose types are unknown.
  package private(set) var unseenModules: [String] = []
  package let violations: [TypeReference]

  package var whyUnchecked: String? {
    if !violations.isEmpty { return nil }
    if types.isEmpty { return "no type plays the role “\(role)”" }
    let reasons =
      unplayedRoles.map { "no type plays the role “\($0)”" } + (unusedEndings ?? []).map { "there is no type \($0)" }
      + unseenModules.map { "the types of \($0) aren't in sight" }
    return reasons.isEmpty ? nil : reasons.joined(separator: ", and ")
  }

  /// - Parameters:
  ///   - imports: By file.
  ///   - homes: The modules of the roles that types of other modules play, by role.
  package init(
    _ rule: DependencyRule, in graph: TypeGraph, imports: [String: [ModuleImport]], module: String,
    homes: [String: String] = [:], role: (_ name: String, _ module: String) -> String?
  ) {
    statement = rule.statement
    self.role = rule.role
    types = graph.nodes.filter { role($0.qualifiedName, module) == rule.role }.map(\.name)
    let names = Set(types)
    let own = graph.nodes.compactMap { role($0.qualifiedName, module) }
    let others = graph.outsideTypes.flatMap { home, types in types.compactMap { role($0, home) } }
    let played = Set(own + others)
    var found: [TypeReference] = []
    for (edge, locations) in graph.edges where names.contains(edge.from) {
      let target = graph.qualifiedName(of: edge.to)
      guard !Self.isSameType(graph.qualifiedName(of: edge.from), target),
        rule.forbids(target, of: module, playing: role(target, module))
      else { continue }
      found += Self.violations(from: edge.from, to: edge.to, at: locations, in: graph)
    }
    for (edge, locations) in graph.outside where names.contains(edge.from) {
      guard rule.forbids(edge.to, of: edge.module, playing: role(edge.to, edge.module)) else { continue }
      found += Self.violations(from: edge.from, to: "\(edge.module).\(edge.to)", at: locations, in: graph)
    }
    // An import counts for all types of its file. It violates the rule only if they all play the role.
    let files = Dictionary(grouping: graph.nodes.filter { !$0.qualifiedName.contains(".") }, by: \.location.file)
    for (file, types) in files where types.allSatisfy({ names.contains($0.name) }) {
      for item in imports[file] ?? [] where rule.forbidden.contains(.module(item.module)) {
        let location = TypeGraph.Location(file: file, position: item.position)
        found.append(TypeReference(from: file, to: "import \(item.module)", at: [location]))
      }
    }
    violations = found.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    let seen = Set(graph.outsideTypes.keys).union([module])
    for subject in rule.forbidden {
      switch subject {
      case .role(let name):
        if let home = homes[name], !seen.contains(home) {
          unseenModules.append(home)
        } else if !played.contains(name) {
          unplayedRoles.append(name)
        }
      case .module(let name): if !seen.contains(name) { unseenModules.append(name) }
      case .types(let endings, let home):
        guard seen.contains(home) else {
          unseenModules.append(home)
          continue
        }
        let types = home == module ? graph.nodes.map(\.qualifiedName) : graph.outsideTypes[home] ?? []
        let unused = endings.filter { ending in !types.contains { DependencyRule.does($0, endIn: [ending]) } }
        if !unused.isEmpty { unusedEndings = (unusedEndings ?? []) + unused.map { "\(home).…\($0)" } }
      }
    }
    unseenModules = Set(unseenModules).sorted()
  }

  private static func violations(
    from type: String, to other: String, at locations: [TypeGraph.Location], in graph: TypeGraph
  ) -> [TypeReference] {
    Dictionary(grouping: locations) { graph.members[$0].map { "\(type).\($0)" } ?? type }
      .map { TypeReference(from: $0, to: other, at: $1) }
  }

  /// Nested types count as the type around them.
  private static func isSameType(_ first: String, _ second: String) -> Bool {
    first.hasPrefix("\(second).") || second.hasPrefix("\(first).")
      || first.prefix { $0 != "." } == second.prefix { $0 != "." } && first.contains(".") && second.contains(".")
  }
}

package struct TypeReference: Codable, Equatable, Sendable {
  /// The type; for a violation its member, for an import the file.
  package let from: String
  package let to: String
  /// As `file:line:column`.
  package let locations: [String]

  package init(from: String, to: String, at locations: [TypeGraph.Location]) {
    self.from = from
    self.to = to
    self.locations = locations.map(\.text)
  }
}
