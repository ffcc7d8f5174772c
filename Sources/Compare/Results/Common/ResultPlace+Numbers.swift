import Basics
import Metrics

extension ResultPlace {
  /// The ranges of numbers that are no amounts, by their fields.
  private static let ranges: [String: ClosedRange<Double>] = [
    "exponent": -100...100, "steps": -100...100, "logRatio": -100...100, "logRatios": -100...100,
    // An interval of two launches may well reach from almost nothing to very much.
    "low": 1e-100...1e100, "ratio": 1e-100...1e100, "high": 1e-100...1e100,
  ]

  /// All numbers and dates in a value are such as there can be, however deep they lie.
  func numbers(in value: Any, of field: String = "") throws {
    switch value {
    case let number as Int: try count(number)
    case let number as Double: try self.number(number, in: Self.ranges[field] ?? Self.amounts)
    case is [String]: break
    case let interval as OrderInterval:
      for log in [interval.median, interval.low, interval.high, interval.least, interval.most] + interval.medianWithout
      {
        try number(log, in: -100...100)
      }
    case let numbers as [Int]: try each(numbers) { try $1.count($0) }
    case let text as String: if field == "date" { try date(text) }
    case let counts as WorkCounts:
      for work in CountedWork.allCases {
        // What is left without the harness may be less than nothing.
        try self[work.rawValue].count(counts[work].map { field == "net" ? Int(clamping: $0.magnitude) : $0 })
      }
    default: try numbers(inParts: Mirror(reflecting: value), of: field)
    }
  }

  private func numbers(inParts mirror: Mirror, of field: String) throws {
    switch mirror.displayStyle {
    case .optional: for child in mirror.children { try numbers(in: child.value, of: field) }
    case .collection:
      for (index, child) in mirror.children.enumerated() { try self[index].numbers(in: child.value, of: field) }
    case .dictionary:
      for pair in mirror.children.map({ Mirror(reflecting: $0.value).children.map(\.value) }) {
        if let key = pair.first as? String, let value = pair.last { try self[key].numbers(in: value, of: key) }
      }
    case .struct:
      for case (let name?, let child) in mirror.children { try self[name].numbers(in: child, of: name) }
    default: break
    }
  }
}
