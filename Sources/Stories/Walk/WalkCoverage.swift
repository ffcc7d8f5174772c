/// Which of the choices that there were a walk has taken.
nonisolated public struct WalkCoverage: Equatable, Codable, Sendable {
  /// Those that there were at some time.
  public private(set) var possible: Set<WalkChoice> = []
  /// Those that were taken at least once.
  public private(set) var taken: Set<WalkChoice> = []

  /// The screens on which there was something to choose.
  public var screens: Set<String> { Set(possible.map(\.screen)) }

  /// Adds what another walk has covered.
  public mutating func formUnion(_ other: WalkCoverage) {
    possible.formUnion(other.possible)
    taken.formUnion(other.taken)
  }

  /// Notes what there is to choose.
  mutating func add(_ choices: [WalkChoice]) {
    possible.formUnion(choices)
  }

  /// Notes what is chosen.
  mutating func take(_ choice: WalkChoice) {
    // What there seldom is may not have been told of.
    if taken.insert(choice).inserted { possible.insert(choice) }
  }
}
