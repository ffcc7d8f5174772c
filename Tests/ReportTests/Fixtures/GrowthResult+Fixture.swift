import Report

extension GrowthResult {
  /// A measurement of one architecture over 100 and 1000 places, in a task that asks for the exponent.
  static func made(
    exponent: Double = 0, seconds: [[Double]] = [[1e-5, 1e-5], [1e-5, 1e-5]], rows: [Double?] = [20, 20],
    leftOut: [Int] = [], isOptimised: Bool = true
  ) -> GrowthResult {
    let points = zip([100, 1000], zip(seconds, rows)).map { Point(places: $0, seconds: $1.0, rows: $1.1) }
    return GrowthResult(
      sizes: [100, 1000], leftOut: leftOut, limit: 90, rounds: 2, seed: 1, isOptimised: isOptimised,
      tasks: [
        Task(
          id: "open", name: "Do it", exponent: exponent, architectures: [Architecture(name: "A", points: points)])
      ])
  }
}
