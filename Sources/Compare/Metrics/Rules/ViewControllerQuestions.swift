internal import Basics

/// Three questions about what an architecture's view controllers do beside showing views, answered by references.
package struct ViewControllerQuestions: Sendable {
  package struct Answer: Codable, Equatable, Sendable {
    package let question: String
    /// The criterion for a yes.
    package let definition: String
    package let isYes: Bool
    package let evidence: [TypeReference]

    init(question: String, definition: String, evidence: [TypeGraph.OutsideEdge: [TypeGraph.Location]]) {
      self.question = question
      self.definition = definition
      isYes = !evidence.isEmpty
      self.evidence = evidence.map { TypeReference(from: $0.from, to: "\($0.module).\($0.to)", at: $1) }
        .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }
  }

  /// The types that inherit from the kit's view controller, directly or indirectly.
  package let viewControllers: [String]
  package let answers: [Answer]
  /// The number of decisions in the view controllers' own code. It answers nothing, because most may be about views.
  package let decisions: Int

  /// Answers the questions for a module. Fails if the facts don't include the model or the kit, because view controllers
  /// and requests for data would be unknown. In a separate package they may not.
  /// - Parameters:
  ///   - useCaseFolders: The folders of the model's sources whose classes and protocols ask for data, store it or hold
  ///     the session. The values beside them, such as texts and errors, do none of that.
  ///   - kit: The module that declares `ViewController`.
  package init(
    _ facts: IndexedModules, module: String, model: String, useCaseFolders: [String], kit: String, units: [CodeUnit]
  ) {
    guard facts.occurrences[model] != nil, facts.occurrences[kit] != nil else {
      (viewControllers, answers, decisions) = ([], [], 0)
      return
    }
    let table = SymbolTable(facts)
    let graph = TypeGraph(facts, module: module)
    let heirs = table.heirs(in: facts.occurrences.values.joined())
    let subclasses = facts.typeDefinitions(in: kit).map(\.usr).filter { facts.symbols[$0]?.name == "ViewController" }
      .reaching { heirs[$0] ?? [] }
    let controllers = graph.nodes.filter { $0.kind == .classType && subclasses.contains($0.usr) }
    viewControllers = controllers.map(\.name)
    let own = Set(viewControllers)
    let names = Set(controllers.map(\.qualifiedName))
    // A type in a view controller is part of it.
    func isOwn(_ name: String) -> Bool {
      own.contains(name) || names.contains { graph.qualifiedName(of: name).hasPrefix("\($0).") }
    }
    let useCases = Self.useCases(of: model, in: useCaseFolders, facts, table)
    let uses = graph.outside.filter { isOwn($0.key.from) && $0.key.module == model }
    let led = graph.edges.filter { edge, _ in
      isOwn(edge.from) && own.contains(edge.to) && !edge.from.hasPrefix(edge.to)
    }
    answers = [
      Answer(
        question: "Does a view controller use the model directly?",
        definition: "It refers to a type of \(model).", evidence: uses),
      Answer(
        question: "Does a view controller hold business logic?",
        definition:
          "It runs use cases itself: it refers to a class or protocol that asks for data, stores it or holds the "
          + "session: \(model)/" + useCaseFolders.joined(separator: ", ") + ".",
        evidence: uses.filter { useCases.contains($0.key.to) }),
      Answer(
        question: "Does a view controller hold logic other than view logic?",
        definition: "It refers to such a type, or leads to another view controller.",
        evidence: uses.filter { useCases.contains($0.key.to) }.merging(
          led.map { (TypeGraph.OutsideEdge(from: $0.key.from, to: $0.key.to, module: module), $0.value) }
        ) { first, _ in first }),
    ]
    decisions = units.filter { unit in names.contains { "\(unit.name).".hasPrefix("\($0).") && unit.name != $0 } }
      .reduce(0) { $0 + $1.cyclomatic - 1 }
  }

  private static func useCases(
    of module: String, in folders: [String], _ facts: IndexedModules, _ table: SymbolTable
  ) -> Set<String> {
    let places = folders.map { "/\(module)/\($0)/" }
    let definitions = facts.typeDefinitions(in: module).filter { definition in
      let kind = facts.symbols[definition.usr]?.kind
      return (kind == .classType || kind == .protocolType) && places.contains { "/\(definition.file)".contains($0) }
    }
    return Set(definitions.map { table.name(of: $0.usr) })
  }
}
