/// The times one body took, all of them: what to leave out is not for the clock to say.
public struct Samples: Equatable, Sendable, Codable {
  /// The body's name.
  public let name: String

  /// How long it took in each round, in seconds, in the order of the rounds.
  public let seconds: [Double]

  /// The times of the body with this name.
  public init(name: String, seconds: [Double]) {
    self.name = name
    self.seconds = seconds
  }
}
