internal import Results

/// A number that a claim is about, and how well it is known.
struct Amount {
  let label: String
  let number: Double
  /// Its 95 % interval; what is counted is its own.
  let bounds: ClosedRange<Double>
  /// One of those of claims; nil for a plain number.
  let unit: String?
  let text: String
  /// Whether it would be another one next time.
  var isTimed = false
  /// The measure that it is of, if nobody knows how far it would be another one.
  var withoutInterval: String?

  init(_ number: Double, unit: String?) {
    label = ""
    let size =
      switch unit {
      case "%": 0.01
      case "KiB": 1024.0
      case "µs": 1000.0
      default: 1.0
      }
    self.number = number * size
    bounds = self.number...self.number
    self.unit = unit
    text = [NumberText.plain(number), unit].compactMap { $0 }.joined(separator: " ")
  }

  init(_ label: String, count: Int) {
    self.label = label
    number = Double(count)
    bounds = number...number
    unit = nil
    text = NumberText.plain(count)
  }

  init(_ measure: Measure, of architecture: String, _ value: RecordedSuite.Number) {
    label = "\(measure.id) \(architecture)"
    number = value.number
    bounds = value.interval ?? number...number
    unit =
      switch measure.unit {
      case .share: "%"
      case .bytes: "KiB"
      case .nanoseconds: "µs"
      case .seconds: "s"
      case .count, .lines, .points, .ratio, .multiple, .exponent: nil
      }
    isTimed = measure.isTimed
    withoutInterval = measure.isTimed && value.interval == nil ? measure.id : nil
    text = value.text(measure.unit)
  }

  private init(_ first: Amount, _ operation: String, _ second: Amount, _ number: Double, _ bounds: [Double]) {
    label = "\(first.described) \(operation) \(second.described)"
    self.number = number
    self.bounds = (bounds.min() ?? number)...(bounds.max() ?? number)
    unit = operation == "/" && second.unit != nil ? nil : first.unit
    isTimed = first.isTimed || second.isTimed
    withoutInterval = first.withoutInterval ?? second.withoutInterval
    text = unit == "%" ? NumberText.share(number) : NumberText.plain(number)
  }

  /// Two amounts put together; their intervals become the widest that is possible.
  func combined(_ operation: String, _ other: Amount) throws(DocsProblem) -> Amount {
    guard unit == other.unit || (operation == "/" && other.unit == nil) else { throw mismatch(other) }
    let apply: (Double, Double) -> Double =
      switch operation {
      case "/": { $0 / $1 }
      case "-": { $0 - $1 }
      default: { $0 + $1 }
      }
    guard operation != "/" || other.bounds.lowerBound > 0 else { throw .claimDividesByNothing(other.described) }
    let ends = [bounds.lowerBound, bounds.upperBound].flatMap { own in
      [other.bounds.lowerBound, other.bounds.upperBound].map { apply(own, $0) }
    }
    return Amount(self, operation, other, apply(number, other.number), ends)
  }

  /// Whether they stand to each other as is claimed, whatever in their intervals is so.
  func stands(_ relation: Claim.Relation, to other: Amount, tolerance: Double?) throws(DocsProblem) -> Bool {
    guard unit == other.unit else { throw mismatch(other) }
    // What a number in the claim says of a time is a bound, which leaves room; two times that are close need an interval.
    if !label.isEmpty, !other.label.isEmpty, let measure = withoutInterval ?? other.withoutInterval {
      throw .claimWithoutInterval(measure)
    }
    switch relation {
    case .less: return bounds.upperBound < other.bounds.lowerBound
    case .atMost: return bounds.upperBound <= other.bounds.lowerBound
    case .greater: return bounds.lowerBound > other.bounds.upperBound
    case .atLeast: return bounds.lowerBound >= other.bounds.upperBound
    case .equal:
      if tolerance == nil, isTimed || other.isTimed { throw .claimOfEqualTimes(isTimed ? label : other.label) }
      // As much as arithmetic leaves of what is written in decimals.
      let allowed = tolerance.map { Amount($0, unit: unit).number } ?? abs(other.number) * 1e-12
      return abs(bounds.lowerBound - other.bounds.upperBound) <= allowed
        && abs(bounds.upperBound - other.bounds.lowerBound) <= allowed
    }
  }

  var described: String { label.isEmpty ? text : "\(label) (\(text))" }

  private func mismatch(_ other: Amount) -> DocsProblem { .claimMixesUnits(described, other.described) }
}
