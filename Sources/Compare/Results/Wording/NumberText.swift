import Foundation

/// Formats numbers for all reports, pages and documents. Rounds to nearest, and half away from zero. A number other
/// than 0 never reads as 0, and a share below the whole never as 100 %; they get more decimals instead.
package enum NumberText {
  /// - Parameter more: The number of additional decimals.
  package static func text(_ number: Double, _ unit: MeasureUnit, more: Int = 0) -> String {
    switch unit {
    case .count, .lines, .points: plain(number, more: more)
    case .share: share(number, more: more)
    case .ratio: ratio(number, more: more)
    case .multiple: times(number, more: more)
    case .nanoseconds: amount(number / 1000, decimals: decimals(of: number / 1000) + more)
    case .seconds: amount(number, decimals: decimals(of: number) + more)
    case .bytes: amount(number / 1024, decimals: 1 + more)
    case .exponent: fixed(number, decimals: 2 + more)
    }
  }

  package static func textWithUnit(_ number: Double, _ unit: MeasureUnit, more: Int = 0) -> String {
    [text(number, unit, more: more), name(of: unit)].compactMap { $0 }.joined(separator: " ")
  }

  /// Returns the number of additional decimals that make different numbers read differently, for verdicts about them.
  package static func moreDecimals(
    telling numbers: [Double], from other: Double, by text: (_ number: Double, _ more: Int) -> String
  ) -> Int {
    let others = numbers.filter { abs($0 - other) > 1e-9 * max(abs($0), abs(other)) }
    return (0..<12).first { more in others.allSatisfy { text($0, more) != text(other, more) } } ?? 0
  }

  package static func text(_ interval: ClosedRange<Double>, _ unit: MeasureUnit, more: Int = 0) -> String {
    let (low, high) = (text(interval.lowerBound, unit, more: more), text(interval.upperBound, unit, more: more))
    return low.hasSuffix(" %") && high.hasSuffix(" %") ? "\(low.dropLast(2))…\(high)" : "\(low)…\(high)"
  }

  /// Returns the name of a unit, unless the title implies it. Sizes are in units of 1024 bytes.
  package static func name(of unit: MeasureUnit) -> String? {
    switch unit {
    case .count, .lines, .share, .ratio, .multiple: nil
    case .points: "points"
    case .nanoseconds: "µs"
    case .seconds: "s"
    case .bytes: "KiB"
    case .exponent: "power of N"
    }
  }

  package static func plain(_ number: Int) -> String { grouped("\(number)") }

  /// Formats a count, or a mean with two decimals below ten and one above.
  package static func plain(_ number: Double) -> String { plain(number, more: 0) }

  private static func plain(_ number: Double, more: Int) -> String {
    amount(number, decimals: number == number.rounded() ? 0 : (abs(number) < 9.995 ? 2 : 1) + more)
  }

  package static func share(_ share: Double, more: Int = 0) -> String {
    let percent = share * 100
    var decimals = 1 + more
    while share < 1, decimals < 12, rounded(percent, decimals) >= 100 { decimals += 1 }
    return amount(percent, decimals: decimals) + " %"
  }

  /// Formats a ratio: as a percentage if it is close to 1, such as `+2.5 %`, otherwise as `×2.82`.
  package static func ratio(_ ratio: Double, more: Int = 0) -> String {
    guard ratio > 0.5, ratio < 2 else { return times(ratio, more: more) }
    let percent = fixed((ratio - 1) * 100, decimals: 1 + more)
    return (percent.hasPrefix("−") || !percent.contains { ("1"..."9").contains($0) } ? "" : "+") + percent + " %"
  }

  package static func times(_ times: Double, more: Int = 0) -> String {
    guard times < 1 || times >= 1e6 else { return "×" + amount(times, decimals: decimals(of: times) + more) }
    return "×" + String(format: "%.\(3 + more)g", times)
  }

  /// Formats a ratio at a tick of an axis, with all its digits.
  package static func tick(_ times: Double) -> String { "×" + String(format: "%g", times) }

  /// Formats the difference of two numbers with a sign; shares and ratios differ by percentage points.
  package static func difference(_ difference: Double, _ unit: MeasureUnit, more: Int = 0) -> String {
    let text =
      switch unit {
      case .share, .ratio: amount(difference * 100, decimals: 1 + more) + " points"
      case .exponent, .multiple: amount(difference, decimals: 2 + more)
      case .count, .lines, .points, .nanoseconds, .seconds, .bytes: Self.text(difference, unit, more: more)
      }
    return difference > 0 ? "+" + text : text
  }

  /// Omits the sign if the number rounds to 0.
  package static func fixed(_ number: Double, decimals: Int) -> String {
    let digits = String(format: "%.\(decimals)f", rounded(abs(number), decimals))
    return (number < 0 && digits.contains { ("1"..."9").contains($0) } ? "−" : "") + grouped(digits)
  }

  /// Uses one significant digit if all decimals would be 0.
  private static func amount(_ number: Double, decimals: Int) -> String {
    guard number != 0, rounded(number, decimals) == 0 else { return fixed(number, decimals: decimals) }
    return (number < 0 ? "−" : "") + String(format: "%.1g", abs(number))
  }

  /// The number of decimals that makes three digits.
  private static func decimals(of number: Double) -> Int { abs(number) >= 99.95 ? 0 : abs(number) >= 9.995 ? 1 : 2 }

  private static func rounded(_ number: Double, _ decimals: Int) -> Double {
    let scale = pow(10, Double(decimals))
    let scaled = (number * scale).rounded(.toNearestOrAwayFromZero) / scale
    return scaled.isFinite ? scaled : number
  }

  /// Adds commas to numbers of five digits or more.
  private static func grouped(_ digits: String) -> String {
    let whole = digits.prefix { $0 != "." }
    guard whole.drop(while: { $0 == "-" }).count > 4 else { return digits }
    let reversed = whole.reversed().enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, digit.offset.isMultiple(of: 3), digit.element != "-" { text.append(",") }
      text.append(digit.element)
    }
    return String(reversed.reversed()) + digits.dropFirst(whole.count)
  }
}

package enum MeasureUnit: String, Codable, Sendable {
  case count, lines, points
  /// From 0 to 1.
  case share
  /// A multiple of the reference's number.
  case ratio
  /// A multiple of the expected number.
  case multiple
  case nanoseconds, seconds
  case bytes
  case exponent

  /// The factor for numbers in rules, which use the units of reports.
  var ruleScale: Double {
    switch self {
    case .share: 0.01
    case .nanoseconds: 1000
    case .bytes: 1024
    case .count, .lines, .points, .ratio, .multiple, .seconds, .exponent: 1
    }
  }
}
