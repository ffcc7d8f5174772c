import Metrics

/// How the cost of user tasks grows with the number of places.
package struct GrowthResult: Codable, Equatable, Sendable {
  /// The numbers of places in the guides, in ascending order.
  package let sizes: [Int]
  /// The sizes that would have taken longer than the time limit.
  package let leftOut: [Int]
  /// In seconds, for the whole command.
  package let limit: Double
  package let rounds: Int
  package let seed: UInt64
  package let isOptimised: Bool
  package let tasks: [Task]

  package init(
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

  /// True if more rows are laid out than a task asks for. Rows are counted, so this is the same in every run.
  package var hasWorkThatGrowsTooFast: Bool {
    tasks.contains { task in task.architectures.contains { $0.laysOutTooMuch(for: task) } }
  }

  package struct Task: Codable, Equatable, Sendable {
    /// Identifies the task even if its name changes.
    package let id: String
    package let name: String
    /// The power of the number of places with which the task's own work grows.
    package let exponent: Double
    package let architectures: [Architecture]

    package init(id: String, name: String, exponent: Double, architectures: [Architecture]) {
      self.id = id
      self.name = name
      self.exponent = exponent
      self.architectures = architectures
    }
  }

  package struct Architecture: Codable, Equatable, Sendable {
    package let name: String
    package let points: [Point]
    /// The power of the number of places with which the time grows.
    package let timeGrowth: PowerLaw?
    /// The power of the number of places with which the laid-out rows grow; `nil` if they weren't counted.
    package let rowGrowth: PowerLaw?

    package init(name: String, points: [Point]) {
      self.name = name
      self.points = points
      timeGrowth = PowerLaw(
        sizes: points.flatMap { point in point.seconds.map { _ in Double(point.places) } },
        costs: points.flatMap(\.seconds))
      rowGrowth = PowerLaw(sizes: points.map { Double($0.places) }, costs: points.map { $0.rows ?? .nan })
    }

    /// The exponent's 95 % interval or, if no single power fits, its range between sizes; `nil` for two times.
    package var timeInterval: ClosedRange<Double>? {
      guard let law = timeGrowth, let margin = law.margin else { return nil }
      guard law.isPoor, let least = law.steps.min(), let most = law.steps.max() else {
        return (law.exponent - margin)...(law.exponent + margin)
      }
      return least...most
    }

    package func laysOutTooMuch(for task: Task) -> Bool {
      // Counts are exact, but in small guides constants matter: N − 20 grows a little faster than N.
      rowGrowth.map { $0.exponent > task.exponent + 0.1 } ?? false
    }

    package func takesTooLong(for task: Task) -> Bool {
      // Data that no longer fits in a cache takes longer per place, without more work.
      timeInterval.map { $0.lowerBound > task.exponent + 0.3 } ?? false
    }
  }

  package struct Point: Codable, Equatable, Sendable {
    package let places: Int
    /// The thread's processor times, in the order of the rounds.
    package let seconds: [Double]
    package let median: Double?
    /// The number of laid-out rows; `nil` if not counted.
    package let rows: Double?

    package init(places: Int, seconds: [Double], rows: Double?) {
      self.places = places
      self.seconds = seconds
      median = Statistics.median(of: seconds)
      self.rows = rows
    }
  }
}

extension GrowthResult: CheckedPart {
  func check(at place: ResultPlace) throws {
    for (key, sizes) in ["sizes": sizes, "leftOut": leftOut] {
      try place[key].each(sizes) { size, place in try place.count(size, from: 1) }
    }
  }
}

extension GrowthResult.Point: CheckedPart {
  func check(at place: ResultPlace) throws { try place["places"].count(places, from: 1) }
}
