package import Metrics

extension IndexedModules {
  /// Adds a type in a file, with a method `f`, that inherits from others and overrides or fulfils the method of each,
  /// as in `class PlaceInteractor: Interactor`. Types whose names end in `Protocol` or `Listener` are protocols.
  package mutating func add(_ name: String, of module: String, in file: String, inheriting bases: [String] = []) {
    let line = (occurrences[module] ?? []).count * 10 + 1
    let isProtocol = name.hasSuffix("Protocol") || name.hasSuffix("Listener")
    symbols[name] = IndexedSymbol(usr: name, name: name, kind: isProtocol ? .protocolType : .classType)
    symbols["\(name).f"] = IndexedSymbol(usr: "\(name).f", name: "f()", kind: .other)
    occurrences[module, default: []] += [
      SymbolOccurrence(usr: name, roles: .definition, file: file, line: line, column: 7),
      SymbolOccurrence(
        usr: "\(name).f", roles: .definition, file: file, line: line + 1, column: 8,
        relations: [.init(.childOf, to: name)] + bases.map { .init(.overrideOf, to: "\($0).f") }),
    ]
    occurrences[module, default: []] += bases.map { base in
      SymbolOccurrence(
        usr: base, roles: .reference, file: file, line: line, column: 20, relations: [.init(.baseOf, to: name)])
    }
  }

  /// Adds a reference from a type's method to a type, or to a type's method.
  package mutating func add(referenceFrom type: String, of module: String, to symbol: String, in file: String) {
    occurrences[module, default: []].append(
      SymbolOccurrence(
        usr: symbol, roles: .reference, file: file, line: (occurrences[module] ?? []).count * 10 + 3, column: 5,
        relations: [.init(.containedBy, to: "\(type).f")]))
  }
}
