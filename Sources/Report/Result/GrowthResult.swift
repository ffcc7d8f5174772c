public import Runtime

/// How the cost of what a user does grows with the number of places.
public struct GrowthResult: Codable, Equatable, Sendable {
  /// How many places the guides had, in rising order.
  public let sizes: [Int]
  /// The sizes that would have taken longer than the limit.
  public let leftOut: [Int]
  /// How long the command may take, in seconds.
  public let limit: Double
  /// How many times of each task there are.
  public let rounds: Int
  /// What the order within the rounds follows from.
  public let seed: UInt64
  /// Whether the implementations were built as a user would get them.
  public let isOptimised: Bool
  /// The tasks, in the order they were done.
  public let tasks: [Task]

  /// Describes a measurement.
  public init(
    sizes: [Int], leftOut: [Int], limit: Double, rounds: Int, seed: UInt64, isOptimised: Bool, tasks: [Task]
  ) {
    self.sizes = sizes
    self.leftOut = leftOut
    self.limit = limit
    self.rounds = rounds
    self.seed = seed
    self.isOptimised = isOptimised
    self.tasks = tasks
  }

  /// Whether more rows are laid out than a task asks for, which is counted and so the same in every run.
  public var hasWorkThatGrowsTooFast: Bool {
    tasks.contains { task in task.architectures.contains { $0.laysOutTooMuch(for: task) } }
  }
}

extension GrowthResult {
  /// One task.
  public struct Task: Codable, Equatable, Sendable {
    /// What it is known by, whatever words name it.
    public let id: String
    /// What was done.
    public let name: String
    /// The power of the number of places that the task itself asks for.
    public let exponent: Double
    /// What it costs in each implementation.
    public let architectures: [Architecture]

    /// Describes a task.
    public init(id: String, name: String, exponent: Double, architectures: [Architecture]) {
      self.id = id
      self.name = name
      self.exponent = exponent
      self.architectures = architectures
    }
  }

  /// What a task costs in one implementation.
  public struct Architecture: Codable, Equatable, Sendable {
    /// The implementation.
    public let name: String
    /// The cost in each size.
    public let points: [Point]
    /// The power of the number of places that the time grows with; nil when there is none.
    public let timeGrowth: PowerLaw?
    /// The power of the number of places that the laid-out rows grow with; nil when they weren't counted.
    public let rowGrowth: PowerLaw?

    /// Describes the cost, and finds how it grows.
    public init(name: String, points: [Point]) {
      self.name = name
      self.points = points
      timeGrowth = PowerLaw(
        sizes: points.flatMap { point in point.seconds.map { _ in Double(point.places) } },
        costs: points.flatMap(\.seconds))
      rowGrowth = PowerLaw(sizes: points.map { Double($0.places) }, costs: points.map { $0.rows ?? .nan })
    }

    /// Where the power of the time lies: the 95 % interval, or where no single power fits, from the least to the greatest of those
    /// from size to size; nil for two times.
    public var timeInterval: ClosedRange<Double>? {
      guard let law = timeGrowth, let margin = law.margin else { return nil }
      guard law.isPoor, let least = law.steps.min(), let most = law.steps.max() else {
        return (law.exponent - margin)...(law.exponent + margin)
      }
      return least...most
    }

    /// Whether the number of rows laid out grows faster than the task.
    public func laysOutTooMuch(for task: Task) -> Bool {
      // Counts are exact, but those of small guides hold constants: N − 20 grows a little faster than N.
      rowGrowth.map { $0.exponent > task.exponent + 0.1 } ?? false
    }

    /// Whether the time grows faster than the task beyond doubt.
    public func takesTooLong(for task: Task) -> Bool {
      // What no longer fits in a cache takes longer for each place, without more being done.
      timeInterval.map { $0.lowerBound > task.exponent + 0.3 } ?? false
    }
  }

  /// What a task costs in one size.
  public struct Point: Codable, Equatable, Sendable {
    /// How many places there are.
    public let places: Int
    /// The times that the thread had a processor for, in the order of the rounds.
    public let seconds: [Double]
    /// The median of the times.
    public let median: Double?
    /// How many rows were laid out; nil when that isn't counted.
    public let rows: Double?

    /// Describes a cost.
    public init(places: Int, seconds: [Double], rows: Double?) {
      self.places = places
      self.seconds = seconds
      median = Statistics.median(of: seconds)
      self.rows = rows
    }
  }
}
