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

  /// Notes an action that is taken where there were these.
  mutating func insert(_ choice: WalkChoice, among choices: some Sequence<WalkChoice>) {
    possible.formUnion(choices)
    // What is too rare to be counted among them was possible all the same.
    possible.insert(choice)
    taken.insert(choice)
  }
}
