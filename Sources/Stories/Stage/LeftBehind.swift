import HeadlessUI
import Probes
import SharedModel

nonisolated package struct LeftBehind: Hashable, Sendable {
  /// The architecture's module; messages list its objects first.
  let module: String
  /// The number of elements for a kind of collection, and of objects for any other kind.
  package let counts: [ObjectKind: Int]
  /// The accessibility identifiers of leaked views, sorted, as far as they are known.
  private(set) var identifiers: [ObjectKind: [String]] = [:]

  /// Finds objects that a running app doesn't need.
  /// - Parameters:
  ///   - needed: The objects of a newly launched app that shows the same.
  ///   - spared: Further objects that are allowed to be alive.
  ///   - screens: The number of screens, each of which may have its own copy of a value.
  ///   - missingRows: The number of list rows that the newly launched app lacks.
  init(
    _ alive: [ObjectKind: LiveCount], needed: [ObjectKind: LiveCount], spared: [ObjectKind: Int],
    screens: Int, missingRows: Int, module: String
  ) {
    let neededAmounts = Self.amounts(of: needed)
    var counts: [ObjectKind: Int] = [:]
    for (kind, amount) in Self.amounts(of: alive) {
      var allowed = (neededAmounts[kind] ?? 0) + (spared[kind] ?? 0)
      if kind.isCollection {
        // Collections stop sharing a buffer as soon as one of them changes.
        let hasCopies = (alive[kind]?.objects ?? 0) > (needed[kind]?.objects ?? 0)
        allowed = (hasCopies ? allowed * screens : allowed) + missingRows * screens
      }
      if amount > allowed { counts[kind] = amount - allowed }
    }
    // Each idle object also occupies an element of an array.
    let idle = counts.filter { $0.key.isIdle }
    let listed = (counts[.objects] ?? 0) - idle.values.reduce(0, +)
    counts[.objects] = listed > 0 ? listed : nil
    self.counts = counts.filter { idle[$0.key] == nil }
    self.module = module
  }

  /// Finds objects that outlive the app's process, except collections, because stored values consist of them.
  package init(afterEnd alive: [ObjectKind: LiveCount], module: String) {
    counts = Self.amounts(of: alive).filter { !$0.key.isCollection }
    self.module = module
  }

  package var isEmpty: Bool { counts.isEmpty }

  /// Adds the identifiers of live views that aren't needed, so that messages name more than a class.
  func naming(_ alive: [ObjectKind: [String]], needed: [ObjectKind: [String]] = [:]) -> LeftBehind {
    var named = self
    for (kind, count) in counts {
      var extra = alive[kind] ?? []
      for identifier in needed[kind] ?? [] {
        if let index = extra.firstIndex(of: identifier) { extra.remove(at: index) }
      }
      named.identifiers[kind] = extra.count == count ? extra.sorted() : nil
    }
    return named
  }

  private static func amounts(of live: [ObjectKind: LiveCount]) -> [ObjectKind: Int] {
    var amounts: [ObjectKind: Int] = [:]
    for (kind, count) in live where !kind.isOthers {
      amounts[kind] = kind.isCollection ? count.elements : count.objects
    }
    return amounts
  }
}

extension ObjectKind {
  nonisolated fileprivate static let objects = ObjectKind(collection: [AnyObject].self)

  /// Whether the object belongs to a library, a snapshot, the backend, the log, a store or a layout, not to the app.
  nonisolated fileprivate var isOthers: Bool {
    switch self {
    case .instance(_, let module): module.hasPrefix("Foundation")
    case .collection: Self.collectionsOfOthers.contains(self)
    case .context: false
    case .other: true
    }
  }

  nonisolated private static let collectionsOfOthers: Set = [
    ObjectKind(collection: [Element].self), ObjectKind(collection: [Element.Section].self),
    ObjectKind(collection: [Element.Row].self), ObjectKind(collection: [Snapshot.Entry].self),
    ObjectKind(collection: [Service: Int].self), ObjectKind(collection: [LogEntry].self),
    ObjectKind(collection: [SavedState.Screen].self), ObjectKind(collection: [SavedState?].self),
    ObjectKind(collection: [[TableViewCell]].self),
  ]

  /// Whether the object waits to be released or reused, as cancelled observers and list cells do.
  nonisolated fileprivate var isIdle: Bool {
    guard case .instance(let name, _) = self else { return false }
    return name == "HeadlessUI.TableViewCell"
      || name.hasPrefix("SharedModel.ObserverList<") && name.hasSuffix(".Observation")
  }
}

// MARK: - CustomStringConvertible

extension LeftBehind: nonisolated CustomStringConvertible {
  /// The maximum number of kinds in a message, and of identifiers of a kind, because one leaked object keeps many
  /// others alive.
  nonisolated private static let longestList = 6

  /// The architecture's own classes first, then closures that captured one, the model, layouts, the kit, collections
  /// and other closures.
  nonisolated package var description: String {
    let kinds = counts.sorted { (rank(of: $0.key), name(of: $0.key)) < (rank(of: $1.key), name(of: $1.key)) }
    let named = kinds.prefix(Self.longestList).map { words(for: $0.value, of: $0.key) }
    let rest = kinds.count - named.count
    return (named + (rest > 0 ? ["and \(rest) more \(rest == 1 ? "kind" : "kinds")"] : [])).joined(separator: ", ")
  }

  nonisolated package var countsByName: [String: Int] {
    Dictionary(counts.map { (words(for: $0.key), $0.value) }, uniquingKeysWith: +)
  }

  nonisolated private func words(for kind: ObjectKind) -> String {
    if case .instance(let name, _) = kind { return name }
    return name(of: kind)
  }

  nonisolated private func words(for count: Int, of kind: ObjectKind) -> String {
    switch kind {
    case .collection: "\(count) more \(count == 1 ? "entry" : "entries") in \(name(of: kind))"
    default: "\(count) × \(name(of: kind))\(identifierList(of: kind))"
    }
  }

  nonisolated private func identifierList(of kind: ObjectKind) -> String {
    let all = (identifiers[kind] ?? []).filter { !$0.isEmpty }
    guard !all.isEmpty else { return "" }
    let rest = all.count - Self.longestList
    return " (" + all.prefix(Self.longestList).joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "") + ")"
  }

  nonisolated private func rank(of kind: ObjectKind) -> Int {
    switch kind {
    case .instance(_, module): 0
    case .context(let captures) where captures.contains { $0.contains("\(module).") }: 1
    case .instance(_, "SharedModel"): 2
    case .instance(_, "HeadlessUI"): 4
    case .instance: 3
    case .collection: 5
    case .context: 6
    case .other: 7
    }
  }

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
