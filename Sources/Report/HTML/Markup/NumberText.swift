import Foundation

/// How the page writes numbers: as many digits as tell something, with their unit.
package enum NumberText {
  /// A number in its measure's unit.
  static func text(_ number: Double, _ unit: Measure.Unit) -> String {
    switch unit {
    case .share: percent(number)
    case .nanoseconds: time(seconds: number / 1e9)
    case .seconds: time(seconds: number)
    case .bytes: bytes(number)
    case .exponent: signed(String(format: "%.2f", number))
    case .ratio: ratioToThousandths(number)
    default: plain(number)
    }
  }

  /// A count, or a mean with the decimals it needs; from 10,000 on with commas.
  static func plain(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    guard number == number.rounded() || abs(number) >= 1000 else {
      let text = String(format: abs(number) >= 100 ? "%.0f" : abs(number) >= 10 ? "%.1f" : "%.2f", number)
      return signed(text.contains(".") && text.hasSuffix("0") ? String(text.dropLast()) : text)
    }
    let digits = Array(String(format: "%.0f", abs(number)))
    let grouped = digits.enumerated().map { index, digit in
      digits.count > 4 && index > 0 && (digits.count - index).isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
    }.joined()
    return number < 0 ? "−" + grouped : grouped
  }

  /// A share of one as per cent.
  static func percent(_ share: Double) -> String {
    signed(String(format: "%.1f", share * 100)) + " %"
  }

  /// A time in the largest unit that leaves something before the point, with three digits.
  static func time(seconds: Double) -> String {
    let units = [("s", 1.0), ("ms", 1e-3), ("µs", 1e-6), ("ns", 1e-9)]
    let (name, size) = units.first { abs(seconds) >= $0.1 * 0.9995 } ?? ("ns", 1e-9)
    return "\(threeDigits(seconds / size)) \(name)"
  }

  /// A size in thousands of bytes.
  static func bytes(_ bytes: Double) -> String {
    let units = [("GB", 1e9), ("MB", 1e6), ("kB", 1e3)]
    guard let (name, size) = units.first(where: { abs(bytes) >= $0.1 }) else { return "\(plain(bytes)) B" }
    return "\(threeDigits(bytes / size)) \(name)"
  }

  /// How many times, always as that: `×1.06`.
  static func ratio(_ ratio: Double) -> String {
    "×" + String(format: ratio >= 9.95 ? "%.0f" : ratio >= 1.995 ? "%.1f" : "%.2f", ratio)
  }

  /// How many times, where a thousandth tells something: `×1.042`.
  static func ratioToThousandths(_ ratio: Double) -> String {
    "×" + String(format: "%.3f", ratio)
  }

  /// How many times: `×2.8`, and close to once how much more or less in per cent.
  package static func factor(_ factor: Double) -> String {
    if factor > 0.5, factor < 2 {
      let percent = (factor - 1) * 100
      let text = String(format: abs(percent) < 9.95 ? "%.1f" : "%.0f", abs(percent))
      return "\(percent < 0 && Double(text) != 0 ? "−" : "+")\(text) %"
    }
    return "×"
      + (factor < 1 ? String(format: "%.2g", factor) : factor >= 99.5 ? plain(factor.rounded()) : twoDigits(factor))
  }

  /// An interval of such numbers, both written in the same way.
  static func factors(_ interval: ClosedRange<Double>) -> String {
    let isClose = interval.lowerBound > 0.5 && interval.upperBound < 2
    let ends = [interval.lowerBound, interval.upperBound].map { isClose ? factor($0) : ratio($0) }
    return ends.joined(separator: " to ")
  }

  /// A difference with its sign.
  package static func difference(_ number: Double, decimals: Int) -> String {
    let text = String(format: "%.\(decimals)f", abs(number))
    return "\(number < 0 && Double(text) != 0 ? "−" : "+")\(text)"
  }

  private static func threeDigits(_ number: Double) -> String {
    signed(String(format: abs(number) >= 99.95 ? "%.0f" : abs(number) >= 9.995 ? "%.1f" : "%.2f", number))
  }

  private static func twoDigits(_ number: Double) -> String {
    String(format: number >= 9.95 ? "%.0f" : "%.1f", number)
  }

  /// With a minus sign of a plus sign's width, and none before what is rounded to nothing.
  private static func signed(_ text: String) -> String {
    Double(text) == 0 ? text.replacing("-", with: "") : text.replacing("-", with: "−")
  }
}
