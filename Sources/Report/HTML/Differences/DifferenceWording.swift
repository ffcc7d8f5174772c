/// How a difference is put into words.
enum DifferenceWording {
  /// The difference alone, for a cell: `×2.8`, `+3.1 points`, `same`.
  static func short(_ difference: Difference) -> String {
    switch difference.certainty {
    case .same: return "no meaningful difference"
    case .undecided: return "not told apart"
    case .exact, .toldApart, .unknown: break
    }
    let between = NumberText.difference(difference.value - difference.base, difference.measure.unit)
    switch difference.measure.unit {
    case .exponent, .share: return between
    default: return difference.value == difference.base ? "equal" : difference.factor.map(NumberText.ratio) ?? between
    }
  }

  /// The same, and of a power what it comes to.
  static func long(_ difference: Difference) -> String {
    guard difference.measure.unit == .exponent, let factor = difference.factor else { return short(difference) }
    return "\(NumberText.ratio(factor)) for each ten times the places"
  }

  /// How sure it is, in a sentence.
  static func certainty(_ difference: Difference) -> String {
    switch difference.certainty {
    case .exact: "Counted: the same in every run."
    case .toldApart(let interval):
      interval.map {
        "Sampled: told apart, 95 % interval \(NumberText.text($0, .ratio))."
      } ?? "Sampled: the 95 % intervals don’t touch."
    case .same: "Sampled: no meaningful difference, the 95 % interval lies within the margin."
    case .undecided: "Sampled: no difference was found, nor ruled out."
    case .unknown: "Sampled, without an interval: nobody knows how sure it is."
    }
  }

  /// The two numbers beside each other.
  static func numbers(_ difference: Difference) -> String {
    let unit = difference.measure.unit
    return
      "\(NumberText.textWithUnit(difference.value, unit)) against \(NumberText.textWithUnit(difference.base, unit))"
  }
}
