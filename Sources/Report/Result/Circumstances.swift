/// Where and how a measurement was taken: without it a time means nothing.
public struct Circumstances: Codable, Equatable, Sendable {
  /// When it began.
  public var date: String
  /// The processor, and how many of them.
  public var machine: String
  /// The operating system.
  public var system: String
  /// How many threads wanted a processor on average, in the last 1, 5 and 15 minutes before.
  public var load: String
  /// The compiler's version.
  public var toolchain: String
  /// The commit that the sources are at.
  public var commit: String
  /// Whether the sources are that commit's; nil when it isn't known.
  public var treeIsClean: Bool?
  /// The command.
  public var command: String

  /// Describes circumstances; what isn't known is said to be unknown, and why.
  public init(
    date: String, machine: String, system: String, load: String, toolchain: String, commit: String,
    treeIsClean: Bool?, command: String
  ) {
    self.date = date
    self.machine = machine
    self.system = system
    self.load = load
    self.toolchain = toolchain
    self.commit = commit
    self.treeIsClean = treeIsClean
    self.command = command
  }
}
