import Results

extension SuiteResult {
  var structureSection: ReportSection {
    ReportSection(
      id: "structure", title: "Structure and rules",
      content: Markup([coupling.map(graphs) ?? missing(.coupling), rules?.markup ?? missing(.rules)]))
  }

  private func graphs(_ coupling: CouplingResult) -> Markup {
    let found = architectures.enumerated().compactMap { index, architecture in
      coupling.modules.first { $0.name == architecture.module }.map { (index, architecture.name, $0) }
    }
    return Markup("div", ["class": "panels", "data-panels": "graph", "data-label": "Show"]) {
      for (index, name, module) in found {
        Markup.panel(name, label: "Structure of \(name)") {
          drawings(name, index: index, module)
        }
      }
    }
  }

  @MarkupBuilder
  private func drawings(_ name: String, index: Int, _ module: CouplingResult.Module) -> Markup {
    let graph = RoleGraph(module, violations: violations(of: name))
    RoleGraphPicture(architecture: name, index: index, module: module, graph: graph).picture.markup
    Markup("p", ["class": "status graph-status", "role": "status", "data-graph": name])
    typeLists(name, module, graph)
  }

  private func violations(of name: String) -> Set<TypePair> {
    let rules = rules?.architectures.first { $0.name == name }?.rules ?? []
    return Set(rules.flatMap(\.violations).map { TypePair(from: $0.from, to: $0.to) })
  }

  private func typeLists(_ name: String, _ module: CouplingResult.Module, _ graph: RoleGraph) -> Markup {
    Markup("div", ["class": "type-lists", "data-architecture": name]) {
      for role in graph.roles {
        Markup("details", ["data-role": role.name]) {
          Markup("summary") { "\(role.name): \(Wording.count(role.types.count, "type", "types"))" }
          Markup("ul") { for type in role.types { line(of: type, in: module) } }
        }
      }
      Markup("details") {
        Markup("summary") { "Cycles: \(module.cycles.count)" }
        if module.cycles.isEmpty { Markup("p") { "No types of \(name) reach each other." } }
        Markup("ul") { for cycle in module.cycles { Markup("li") { "↻ \(Wording.list(cycle))" } } }
      }
    }
  }

  private func line(of type: CouplingResult.Node, in module: CouplingResult.Module) -> Markup {
    let isCyclic = module.cycles.contains { $0.contains(type.name) }
    return Markup("li") {
      Markup("code") { type.name }
      " refers to \(type.fanOut), is referred to by \(type.fanIn)\(isCyclic ? " ↻" : "")"
    }
  }
}
