/// Something to be timed, under the name it has in the result.
///
/// The closure keeps the isolation of the place it is written in: written on the main actor it may use what lives there.
public struct TimedBody {
  /// What the samples are listed under.
  public let name: String

  /// Runs once what one sample stands for, a whole batch if need be; what it throws ends the run.
  public let run: () throws -> Void

  /// Names a closure.
  public init(_ name: String, run: @escaping () throws -> Void) {
    self.name = name
    self.run = run
  }
}
