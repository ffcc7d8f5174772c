/// Makes a walk as short and simple as possible while it finds a fault of the same kind.
///
/// Delta debugging after Zeller and Hildebrandt, “Simplifying and Isolating Failure-Inducing Input” (2002): omits ever
/// smaller pieces, down to single actions, then pairs, because one action may only undo another; replaces several
/// actions with shortcuts and single ones with simpler actions; and starts again if that helped.
package struct WalkShrinker {
  private let run: ([WalkAction], _ countsObjects: Bool) throws -> (taken: [WalkAction], finding: Finding?)

  package init(run: @escaping ([WalkAction], _ countsObjects: Bool) throws -> (taken: [WalkAction], finding: Finding?))
  {
    self.run = run
  }

  package func shrink(_ actions: [WalkAction], _ finding: Finding) throws -> WalkOutcome.Failure {
    var shortest = WalkOutcome.Failure(actions: actions, finding: finding)
    while true {
      let before = shortest.actions
      try leaveOutPieces(of: &shortest)
      try leaveOutPairs(of: &shortest)
      try takeShortcuts(in: &shortest)
      try simplifyActions(of: &shortest)
      if shortest.actions == before { return shortest }
    }
  }

  private func leaveOutPieces(of walk: inout WalkOutcome.Failure) throws {
    var size = max(walk.actions.count / 2, 1)
    while true {
      var hasShrunk = false
      var start = 0
      while start < walk.actions.count {
        var rest = walk.actions
        rest.removeSubrange(start..<min(start + size, rest.count))
        if try replace(&walk, with: rest) { hasShrunk = true } else { start += size }
      }
      if size > 1 { size /= 2 } else if !hasShrunk { return }
    }
  }

  private func leaveOutPairs(of walk: inout WalkOutcome.Failure) throws {
    var first = 0
    while first < walk.actions.count {
      var second = first + 1
      while second < walk.actions.count {
        var rest = walk.actions
        rest.remove(at: second)
        rest.remove(at: first)
        if try replace(&walk, with: rest) { second = first + 1 } else { second += 1 }
      }
      first += 1
    }
  }

  private func takeShortcuts(in walk: inout WalkOutcome.Failure) throws {
    var start = 0
    while start + 1 < walk.actions.count {
      let actions = walk.actions
      let shortcuts = Set(actions.flatMap(\.shortcuts)).sorted { $0.step < $1.step }
      let isShorter = try (start + 2...actions.count).reversed().contains { end in
        try shortcuts.contains { action in try replace(&walk, with: actions[..<start] + [action] + actions[end...]) }
      }
      if !isShorter { start += 1 }
    }
  }

  private func simplifyActions(of walk: inout WalkOutcome.Failure) throws {
    var index = 0
    while index < walk.actions.count {
      let hasChanged = try walk.actions[index].simplerActions.contains { action in
        var actions = walk.actions
        actions[index] = action
        return try replace(&walk, with: actions)
      }
      if !hasChanged { index += 1 }
    }
  }

  private func replace(_ walk: inout WalkOutcome.Failure, with actions: [WalkAction]) throws -> Bool {
    let (taken, found) = try run(actions, walk.finding.needsObjectCount)
    guard let found, found.isLike(walk.finding) else { return false }
    walk = WalkOutcome.Failure(actions: taken, finding: found)
    return true
  }
}

extension Finding {
  fileprivate var needsObjectCount: Bool {
    switch self {
    case .leftBehind, .outlivesKill: true
    default: false
    }
  }

  /// Whether both are of the same kind, so that shrinking doesn't move to another fault.
  fileprivate func isLike(_ other: Finding) -> Bool {
    switch (self, other) {
    case (.divergence(let divergence), .divergence(let other)): divergence.subject == other.subject
    case (.contradiction(let sentence, _), .contradiction(let other, _)): sentence == other
    case (.refused, .refused), (.endlessWait, .endlessWait), (.notAsStored, .notAsStored), (.miscounted, .miscounted),
      (.notRestored, .notRestored), (.leftBehind, .leftBehind), (.outlivesKill, .outlivesKill),
      (.faults, .faults), (.died, .died):
      true
    default: false
    }
  }
}

extension WalkAction {
  /// Simpler replacements for this action, the simplest first; following them always ends.
  nonisolated var simplerActions: [WalkAction] {
    switch self {
    case .pass, .relaunch: [.settle]
    case .interact(.type(let text, let id)):
      [1, text.count / 2, text.count - 1].filter { 0 < $0 && $0 < text.count }
        .map { .interact(.type(text: String(text.prefix($0)), id: id)) }
    case .interact(.selectRow(let number, let id)) where number > 1: [.interact(.selectRow(number: 1, id: id))]
    case .interact(.open(let link)): Self.parent(of: link).map { [.interact(.open(link: $0))] } ?? []
    case .fail(let service, let error): [.failOnce(service, error)]
    case .failOnce(let service, let error) where error != .offline: [.failOnce(service, .offline)]
    default: []
    }
  }

  /// Actions that lead at once to a screen that this action concerns.
  nonisolated var shortcuts: [WalkAction] {
    switch self {
    case .remove(.place, let id), .rename(.place, let id, _), .setFavourite(_, let id):
      ["", "/note"].map { .interact(.open(link: "guide://places/\(id)\($0)")) }
    case .interact(.tap("signIn.submit")): [.interact(.tap(id: "menu.signOut"))]
    default: []
    }
  }

  /// The link to the screen below, or `nil` if that is the menu.
  nonisolated private static func parent(of link: String) -> String? {
    guard let slash = link.lastIndex(of: "/"), !link[..<slash].hasSuffix("/") else { return nil }
    return String(link[..<slash])
  }
}
