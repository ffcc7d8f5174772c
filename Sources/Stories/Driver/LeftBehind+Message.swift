import Runtime

extension LeftBehind: nonisolated CustomStringConvertible {
  /// How many kinds a message names; what is left behind keeps much else alive.
  nonisolated private static let longestList = 6

  /// What it is in words: first instances of the architecture's own classes, then those of others, closures and collections.
  nonisolated public var description: String {
    let kinds = counts.sorted { (rank(of: $0.key), name(of: $0.key)) < (rank(of: $1.key), name(of: $1.key)) }
    let named = kinds.prefix(Self.longestList).map { words(for: $0.value, of: $0.key) }
    let rest = kinds.count - named.count
    return (named + (rest > 0 ? ["and \(rest) more \(rest == 1 ? "kind" : "kinds")"] : [])).joined(separator: ", ")
  }

  /// Instances by the names of their classes, and what else there is by its words.
  nonisolated public var countsByName: [String: Int] {
    Dictionary(counts.map { (words(for: $0.key), $0.value) }, uniquingKeysWith: +)
  }

  nonisolated private func words(for kind: ObjectKind) -> String {
    if case .instance(let name, _) = kind { return name }
    return name(of: kind)
  }

  nonisolated private func words(for count: Int, of kind: ObjectKind) -> String {
    switch kind {
    case .collection: "\(count) more \(count == 1 ? "entry" : "entries") in \(name(of: kind))"
    default: "\(count) × \(name(of: kind))"
    }
  }

  nonisolated private func rank(of kind: ObjectKind) -> Int {
    switch kind {
    case .instance(_, module): 0
    case .instance(_, "SharedModel"): 1
    case .collection: 2
    case .context: 3
    case .instance, .other: 4
    }
  }

  /// Without the modules that go without saying.
  nonisolated private func name(of kind: ObjectKind) -> String {
    switch kind {
    case .instance(let name, _), .other(let name): short(name)
    case .collection(let type): short(type)
    case .context(let captures):
      "closure" + (captures.isEmpty ? "" : " over \(captures.map(short).joined(separator: ", "))")
    }
  }

  nonisolated private func short(_ name: String) -> String {
    name.replacing("Swift.", with: "").replacing("\(module).", with: "")
  }
}
