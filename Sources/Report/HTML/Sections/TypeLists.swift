/// The types of an architecture by role, each to be opened.
struct TypeLists {
  private let name: String
  private let module: CouplingResult.Module
  private let graph: RoleGraph

  init(_ name: String, module: CouplingResult.Module, graph: RoleGraph) {
    self.name = name
    self.module = module
    self.graph = graph
  }

  /// The lists, and the cycles.
  var markup: Markup {
    Markup("div", ["class": "type-lists"]) {
      for role in graph.roles {
        Markup("details", ["data-role": role.name]) {
          Markup("summary") { "\(role.name): \(Wording.count(role.types.count, "type", "types"))" }
          Markup("ul") { for type in role.types { line(of: type) } }
        }
      }
      Markup("details") {
        Markup("summary") { "Cycles: \(module.cycles.count)" }
        if module.cycles.isEmpty { Markup("p") { "No types of \(name) reach each other." } }
        Markup("ul") {
          for cycle in module.cycles { Markup("li") { "↻ \(Wording.list(cycle))" } }
        }
      }
    }
  }

  private func line(of type: CouplingResult.Node) -> Markup {
    let isCyclic = module.cycles.contains { $0.contains(type.name) }
    return Markup("li") {
      Markup("code") { type.name }
      " refers to \(type.fanOut), is referred to by \(type.fanIn)\(isCyclic ? " ↻" : "")"
    }
  }
}
