import HeadlessUI
import Probes
import SharedModel

/// What is alive of an app's objects and isn't needed.
nonisolated package struct LeftBehind: Hashable, Sendable {
  /// The module of the architecture, whose own objects are what a message begins with.
  let module: String
  /// How much of each kind: of collections how many elements, of all else how many objects.
  package let counts: [ObjectKind: Int]

  /// What is alive while the app runs.
  /// - Parameters:
  ///   - needed: What is alive of one launched afresh in the same place.
  ///   - spared: What else may be alive.
  ///   - screens: How many screens there are, of which each may have a copy of its own of the same values.
  ///   - missingRows: How many rows lists have that they don't have in the app launched afresh.
  init(
    _ alive: [ObjectKind: LiveCount], needed: [ObjectKind: LiveCount], spared: [ObjectKind: Int],
    screens: Int, missingRows: Int, module: String
  ) {
    let neededAmounts = Self.amounts(of: needed)
    var counts: [ObjectKind: Int] = [:]
    for (kind, amount) in Self.amounts(of: alive) {
      var allowed = (neededAmounts[kind] ?? 0) + (spared[kind] ?? 0)
      if kind.isCollection {
        // Collections that shared a buffer have one each once one of them has changed.
        let hasCopies = (alive[kind]?.objects ?? 0) > (needed[kind]?.objects ?? 0)
        allowed = (hasCopies ? allowed * screens : allowed) + missingRows * screens
      }
      if amount > allowed { counts[kind] = amount - allowed }
    }
    // Each of them has a place in an array, the one that is the latest to be cleared.
    let idle = counts.filter { $0.key.isIdle }
    let listed = (counts[.objects] ?? 0) - idle.values.reduce(0, +)
    counts[.objects] = listed > 0 ? listed : nil
    self.counts = counts.filter { idle[$0.key] == nil }
    self.module = module
  }

  /// What is alive once the app's process has ended: then nothing is needed. Collections don't count, as what the app has stored are
  /// collections as well.
  package init(afterEnd alive: [ObjectKind: LiveCount], module: String) {
    counts = Self.amounts(of: alive).filter { !$0.key.isCollection }
    self.module = module
  }

  package var isEmpty: Bool { counts.isEmpty }

  private static func amounts(of live: [ObjectKind: LiveCount]) -> [ObjectKind: Int] {
    var amounts: [ObjectKind: Int] = [:]
    for (kind, count) in live where !kind.isOthers {
      amounts[kind] = kind.isCollection ? count.elements : count.objects
    }
    return amounts
  }
}

extension ObjectKind {
  /// The elements of arrays of objects, whatever class these have.
  nonisolated fileprivate static let objects = ObjectKind(collection: [AnyObject].self)

  /// Whether it is none of the app's: the standard library's and Foundation's own, what a snapshot consists of, which whoever has looked
  /// may keep, what the backend counts, what is logged and saved, and a list's sections, which are there once it is laid out.
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

  /// Whether it waits for nothing but to be dropped or used again: what was cancelled stays in a list of observers until that
  /// changes (who keeps the `Cancellable` is left behind), and cells stay in their list.
  nonisolated fileprivate var isIdle: Bool {
    guard case .instance(let name, _) = self else { return false }
    return name == "HeadlessUI.TableViewCell"
      || name.hasPrefix("SharedModel.ObserverList<") && name.hasSuffix(".Observation")
  }
}

// MARK: - CustomStringConvertible

extension LeftBehind: nonisolated CustomStringConvertible {
  /// How many kinds a message names; what is left behind keeps much else alive.
  nonisolated private static let longestList = 6

  /// What it is in words: first instances of the architecture's own classes, then those of others, closures and collections.
  nonisolated package var description: String {
    let kinds = counts.sorted { (rank(of: $0.key), name(of: $0.key)) < (rank(of: $1.key), name(of: $1.key)) }
    let named = kinds.prefix(Self.longestList).map { words(for: $0.value, of: $0.key) }
    let rest = kinds.count - named.count
    return (named + (rest > 0 ? ["and \(rest) more \(rest == 1 ? "kind" : "kinds")"] : [])).joined(separator: ", ")
  }

  /// Instances by the names of their classes, and what else there is by its words.
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
