import Measuring
import Report
import SharedModel

nonisolated extension Option {
  static let sizes = Option("sizes", "N,…", "numbers of places", default: "100,1000,10000,100000")
}

nonisolated extension Command {
  /// In seconds.
  private static let growthLimit = 90.0

  static let growth = Command(
    name: "growth", summary: "Measure how the cost of user actions grows with the number of places.",
    options: [.sizes, .architecture, .format], formats: [.text, .json]
  ) { line, context in
    let sizes = try line.sizes(otherwise: [100, 1000, 10_000, 100_000])
    let measurement = GrowthMeasurement(try context.bench(line), guide: try Guide.bundled(), limit: growthLimit)
    let result = try measurement.measure(sizes)
    return try context.print(
      result, as: line.format, isGood: !result.hasWorkThatGrowsTooFast, text: GrowthReport(result).lines)
  }
}

extension CommandLine {
  /// The smallest guide has a place in the middle with ten after it; the largest fits in a small machine's memory.
  private static let sizes = 40...1_000_000

  /// Distinct whole numbers in a range, in ascending order; at least two, because growth shows only between two.
  func sizes(in range: ClosedRange<Int> = Self.sizes, otherwise standard: [Int]) throws(CommandLineError) -> [Int] {
    guard let text = values[.sizes]?.last else { return standard }
    let sizes = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { part in
      Int(part).flatMap { range.contains($0) ? $0 : nil }
    }
    guard sizes.count > 1, sizes.count == text.count(where: { $0 == "," }) + 1, Set(sizes).count == sizes.count else {
      throw .unusableValue(
        text, option: .sizes,
        takes:
          "two or more different whole numbers from \(range.lowerBound) to \(range.upperBound), separated by commas")
    }
    return sizes.sorted()
  }
}
