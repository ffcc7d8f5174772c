package import Metrics

extension IndexedModules {
  /// Facts made by hand: types by module, and references between types of any module.
  /// Types whose names end in `Protocol` are protocols, the others classes.
  package static func made(_ types: [String: [String]], _ references: [(String, String)]) -> IndexedModules {
    var facts = IndexedModules()
    var homes: [String: String] = [:]
    for (module, names) in types {
      for (line, name) in names.enumerated() {
        homes[name] = module
        let kind: IndexedSymbol.Kind = name.hasSuffix("Protocol") ? .protocolType : .classType
        facts.symbols[name] = IndexedSymbol(usr: name, name: name, kind: kind)
        facts.symbols["\(name).f"] = IndexedSymbol(usr: "\(name).f", name: "f()", kind: .other)
        facts.occurrences[module, default: []] += [
          SymbolOccurrence(usr: name, roles: .definition, file: "\(name).swift", line: 1, column: 7),
          SymbolOccurrence(
            usr: "\(name).f", roles: .definition, file: "\(name).swift", line: 2 + line, column: 8,
            relations: [.init(.childOf, to: name)]),
        ]
      }
    }
    for (from, to) in references {
      facts.occurrences[homes[from] ?? "", default: []].append(
        SymbolOccurrence(
          usr: to, roles: .reference, file: "\(from).swift", line: 9, column: 5,
          relations: [.init(.containedBy, to: "\(from).f")]))
    }
    return facts
  }
}

extension IndexedModules {
  /// A page and an index, each with a private type `Row` in its file; the index's refers to the page.
  package static var namesakes: IndexedModules {
    var facts = made(
      ["M": ["Page", "Index", "RowOfPage", "RowOfIndex"]],
      [("Page", "RowOfPage"), ("Index", "RowOfIndex"), ("RowOfIndex", "Page")])
    for usr in ["RowOfPage", "RowOfIndex"] { facts.symbols[usr]?.name = "Row" }
    return facts
  }
}
