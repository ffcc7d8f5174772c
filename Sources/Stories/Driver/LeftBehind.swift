import Runtime

/// What is alive of an app's objects and isn't needed.
nonisolated public struct LeftBehind: Hashable, Sendable {
  /// How much of each kind; never nothing.
  let counts: [ObjectKind: LiveCount]

  /// What is alive beyond what is needed, kind by kind.
  init(_ alive: [ObjectKind: LiveCount], needed: [ObjectKind: LiveCount]) {
    counts = alive.reduce(into: [:]) { counts, entry in
      let need = needed[entry.key] ?? LiveCount()
      let surplus = LiveCount(
        objects: max(0, entry.value.objects - need.objects), elements: max(0, entry.value.elements - need.elements))
      if surplus != LiveCount() { counts[entry.key] = surplus }
    }
  }
}
