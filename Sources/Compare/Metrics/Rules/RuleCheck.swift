package struct RuleCheck: Codable, Equatable, Sendable {
  /// The rule in a proponent's words.
  package let statement: String
  /// The role that the rule binds, and the part of the app if it binds one only.
  package let role: String
  /// The types that the rule binds; without any, it can't be checked.
  package let types: [String]
  /// The forbidden roles that no type plays and that therefore can't be checked.
  package private(set) var unplayedRoles: [String] = []
  /// The forbidden endings that no type of their module has, as `Module.…Ending`; nil if all are used.
  package private(set) var unusedEndings: [String]?
  /// The forbidden parts that no type is in; nil if there are types in all.
  package private(set) var emptyParts: [String]?
  /// The forbidden modules, or homes of forbidden roles, whose types are unknown.
  package private(set) var unseenModules: [String] = []
  package let violations: [TypeReference]

  package var whyUnchecked: String? {
    if !violations.isEmpty { return nil }
    if types.isEmpty { return "no type plays the role “\(role)”" }
    let reasons =
      unplayedRoles.map { "no type plays the role “\($0)”" } + (unusedEndings ?? []).map { "no type matches \($0)" }
      + (emptyParts ?? []).map { "no type is in the part “\($0)”" }
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
    self.role = rule.bearer
    types = graph.nodes.filter { role($0.qualifiedName, module) == rule.role && rule.binds($0) }.map(\.name)
    let names = Set(types)
    let nodes = Dictionary(graph.nodes.map { ($0.name, $0) }) { first, _ in first }
    let own = graph.nodes.compactMap { role($0.qualifiedName, module) }
    let others = graph.outsideTypes.flatMap { home, types in types.compactMap { role($0, home) } }
    let played = Set(own + others)
    var found: [TypeReference] = []
    for (edge, locations) in graph.edges where names.contains(edge.from) {
      guard let from = nodes[edge.from], let to = nodes[edge.to],
        !Self.isSameType(from.qualifiedName, to.qualifiedName)
      else { continue }
      let other = role(to.qualifiedName, module)
      if rule.forbids(to.qualifiedName, of: module, playing: nil) || rule.forbids(to, playing: other, to: from) {
        found += Self.violations(from: edge.from, to: edge.to, at: locations, in: graph)
      } else if rule.forbids(to.qualifiedName, of: module, playing: other) {
        let own = other == rule.role ? Self.withoutInheritance(locations, from: from, to: to, graph) : locations
        found += Self.violations(from: edge.from, to: edge.to, at: own, in: graph)
      }
    }
    for (edge, locations) in graph.outside where names.contains(edge.from) {
      guard rule.forbids(edge.to, of: edge.module, playing: role(edge.to, edge.module)) else { continue }
      found += Self.violations(from: edge.from, to: "\(edge.module).\(edge.to)", at: locations, in: graph)
    }
    let seen = Set(graph.outsideTypes.keys).union([module])
    found += Self.imports(imports, forbiddenBy: rule, to: names, in: graph, seen: seen)
    violations = found.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
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
      case .parts(let parts, _):
        let empty = parts.filter { part in !graph.nodes.contains { $0.part(among: parts) == part } }
        if !empty.isEmpty { emptyParts = (emptyParts ?? []) + empty }
      }
    }
    unseenModules = Set(unseenModules).sorted()
  }

  /// Leaves out inheritance from a type of the same role: such a base class or protocol isn't another part of the app
  /// until it is named elsewhere.
  private static func withoutInheritance(
    _ locations: [TypeGraph.Location], from type: TypeNode, to other: TypeNode, _ graph: TypeGraph
  ) -> [TypeGraph.Location] {
    guard graph.ancestors(of: type.outermostName).contains(other.outermostName) else { return locations }
    return other.isNested ? [] : locations.filter(graph.namings.contains)
  }

  /// The imports that no other type of their file needs. If the module's types are unknown, any other type of the file
  /// may need the import, except for protocols, which are the bound type's contracts.
  private static func imports(
    _ imports: [String: [ModuleImport]], forbiddenBy rule: DependencyRule, to names: Set<String>, in graph: TypeGraph,
    seen: Set<String>
  ) -> [TypeReference] {
    let nodes = Dictionary(graph.nodes.map { ($0.name, $0) }) { first, _ in first }
    var users: [String: [String: Set<String>]] = [:]
    for (edge, locations) in graph.outside {
      guard let type = nodes[edge.from]?.outermostName else { continue }
      for location in locations { users[location.file, default: [:]][edge.module, default: []].insert(type) }
    }
    let files = Dictionary(grouping: graph.nodes.filter { !$0.isNested }, by: \.location.file)
    var found: [TypeReference] = []
    for (file, types) in files where types.contains(where: { names.contains($0.name) }) {
      let others = types.filter { !names.contains($0.name) }
      for item in imports[file] ?? [] where rule.forbidden.contains(.module(item.module)) {
        let isOthers =
          seen.contains(item.module)
          ? users[file]?[item.module]?.isSubset(of: names) == false
            || graph.looseUses[file]?.contains(item.module) == true
          : others.contains { $0.kind != .protocolType }
        guard others.isEmpty || !isOthers else { continue }
        let location = TypeGraph.Location(file: file, position: item.position)
        found.append(TypeReference(from: file, to: "import \(item.module)", at: [location]))
      }
    }
    return found
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
