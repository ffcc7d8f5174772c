import Foundation

/// How numbers are written, in every report, page and document: this is the one place that words them.
///
/// They are rounded to the nearest, and half away from zero. What isn't nothing never reads as nothing, and a share that isn't the
/// whole never as the whole: such a number gets more decimals. From 10,000 on there are commas.
package enum NumberText {
  /// A number in its measure's unit, without the unit's name.
  package static func text(_ number: Double, _ unit: MeasureUnit) -> String {
    switch unit {
    case .count, .lines, .points: plain(number)
    case .share: share(number)
    case .ratio: ratio(number)
    case .multiple: times(number)
    case .nanoseconds: amount(number / 1000, decimals: decimals(of: number / 1000))
    case .seconds: amount(number, decimals: decimals(of: number))
    case .bytes: amount(number / 1024, decimals: 1)
    case .exponent: fixed(number, decimals: 2)
    }
  }

  /// The same with the unit's name: `14.0 µs`.
  package static func textWithUnit(_ number: Double, _ unit: MeasureUnit) -> String {
    [text(number, unit), name(of: unit)].compactMap { $0 }.joined(separator: " ")
  }

  package static func text(_ interval: ClosedRange<Double>, _ unit: MeasureUnit) -> String {
    let (low, high) = (text(interval.lowerBound, unit), text(interval.upperBound, unit))
    return low.hasSuffix(" %") && high.hasSuffix(" %") ? "\(low.dropLast(2))…\(high)" : "\(low)…\(high)"
  }

  /// What the numbers of a unit are, where that isn't plain from the title; sizes are in units of 1024 bytes.
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

  /// A count, or a mean with two decimals below ten, and one above.
  package static func plain(_ number: Double) -> String {
    amount(number, decimals: number == number.rounded() ? 0 : abs(number) < 9.995 ? 2 : 1)
  }

  /// A share of one, in percent.
  package static func share(_ share: Double) -> String {
    let percent = share * 100
    var decimals = 1
    while share < 1, decimals < 12, rounded(percent, decimals) >= 100 { decimals += 1 }
    return amount(percent, decimals: decimals) + " %"
  }

  /// How many times: close to once how much more or less in percent, as in `+2.5 %`, else `×2.82`.
  package static func ratio(_ ratio: Double) -> String {
    guard ratio > 0.5, ratio < 2 else { return times(ratio) }
    let percent = fixed((ratio - 1) * 100, decimals: 1)
    return (percent.hasPrefix("−") || !percent.contains { ("1"..."9").contains($0) } ? "" : "+") + percent + " %"
  }

  /// How many times, always as that: `×1.06`.
  package static func times(_ times: Double) -> String {
    guard times < 1 || times >= 1e6 else { return "×" + amount(times, decimals: decimals(of: times)) }
    return "×" + String(format: "%.3g", times)
  }

  /// How many times, at a mark of an axis: all digits it has.
  package static func tick(_ times: Double) -> String { "×" + String(format: "%g", times) }

  /// What is between two numbers of a measure, with a sign; of shares and ratios it is points of a percent.
  package static func difference(_ difference: Double, _ unit: MeasureUnit) -> String {
    let text =
      switch unit {
      case .share, .ratio: amount(difference * 100, decimals: 1) + " points"
      case .exponent, .multiple: amount(difference, decimals: 2)
      case .count, .lines, .points, .nanoseconds, .seconds, .bytes: Self.text(difference, unit)
      }
    return difference > 0 ? "+" + text : text
  }

  /// A number with so many decimals, and no sign before what is rounded to nothing.
  package static func fixed(_ number: Double, decimals: Int) -> String {
    let digits = String(format: "%.\(decimals)f", rounded(abs(number), decimals))
    return (number < 0 && digits.contains { ("1"..."9").contains($0) } ? "−" : "") + grouped(digits)
  }

  /// The same, with one digit that counts where all would be zeros.
  private static func amount(_ number: Double, decimals: Int) -> String {
    guard number != 0, rounded(number, decimals) == 0 else { return fixed(number, decimals: decimals) }
    return (number < 0 ? "−" : "") + String(format: "%.1g", abs(number))
  }

  /// As many as make three digits.
  private static func decimals(of number: Double) -> Int { abs(number) >= 99.95 ? 0 : abs(number) >= 9.995 ? 1 : 2 }

  private static func rounded(_ number: Double, _ decimals: Int) -> Double {
    let scale = pow(10, Double(decimals))
    let scaled = (number * scale).rounded(.toNearestOrAwayFromZero) / scale
    return scaled.isFinite ? scaled : number
  }

  /// Digits with commas before each three, from five digits on.
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

/// What a number of a measure counts.
package enum MeasureUnit: String, Codable, Sendable {
  case count, lines, points
  /// A part of the whole, from 0 to 1.
  case share
  /// How many times the reference's; 1 is as much.
  case ratio
  /// How many times what is expected of it; 1 is as much.
  case multiple
  case nanoseconds, seconds
  case bytes
  /// The power of a size that a cost grows with.
  case exponent

  /// What a number in a rule is multiplied with: rules are written in the units that reports show.
  var ruleScale: Double {
    switch self {
    case .share: 0.01
    case .nanoseconds: 1000
    case .bytes: 1024
    case .count, .lines, .points, .ratio, .multiple, .seconds, .exponent: 1
    }
  }
}
