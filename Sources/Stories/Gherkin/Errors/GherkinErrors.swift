/// Everything that is wrong with a file, so that it can be mended in one go.
nonisolated public struct GherkinErrors: Error, Equatable, Sendable {
  /// Ordered by location; never empty, and cut off after a dozen or so.
  public let errors: [GherkinError]

  init(first: GherkinError, others: [GherkinError] = []) {
    errors = ([first] + others).sorted { $0.location < $1.location }
  }
}
