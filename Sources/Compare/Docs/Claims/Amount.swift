internal import Results

struct Amount {
  /// The units in claims, as multiples of the measures' units.
  static let scales = ["%": 0.01, "KiB": 1024.0, "µs": 1000.0, "s": 1.0]

  /// Empty for a plain number.
  let label: String
  let number: Double
  /// The 95 % interval, or just the number if it is a count.
  let bounds: ClosedRange<Double>
  /// A key of `scales`, or `nil` for a plain number.
  let unit: String?
  let text: String
  /// Whether repeating the measurement would give another number.
  var isTimed = false
  /// The measure, if it is timed and has no interval.
  var withoutInterval: String?

  init(_ number: Double, unit: String? = nil, label: String = "") {
    self.label = label
    self.number = number * (unit.flatMap { Self.scales[$0] } ?? 1)
    bounds = self.number...self.number
    self.unit = unit
    text = [NumberText.plain(number), unit].compactMap { $0 }.joined(separator: " ")
  }

  init(_ measure: Measure, of architecture: String, _ value: MeasuredValue) {
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

  /// The difference or ratio of two amounts, with the widest possible interval.
  func combined(_ operation: String, _ other: Amount) throws(DocsProblem) -> Amount {
    let isRatio = operation == "/"
    guard unit == other.unit || (isRatio && other.unit == nil) else { throw mismatch(other) }
    guard !isRatio || other.bounds.lowerBound > 0 else { throw .claimDividesByNothing(other.described) }
    let apply: (Double, Double) -> Double = isRatio ? { $0 / $1 } : { $0 - $1 }
    let ends = [bounds.lowerBound, bounds.upperBound].flatMap { own in
      [other.bounds.lowerBound, other.bounds.upperBound].map { apply(own, $0) }
    }
    return Amount(self, operation, other, apply(number, other.number), ends)
  }

  /// Whether the relation holds for all numbers in both intervals or, for `overlaps`, whether the intervals overlap.
  func stands(_ relation: Claim.Relation, to other: Amount, tolerance: Double?) throws(DocsProblem) -> Bool {
    guard unit == other.unit else { throw mismatch(other) }
    // Comparing two times takes intervals. A plain number is a bound that leaves room.
    if !label.isEmpty, !other.label.isEmpty, let measure = withoutInterval ?? other.withoutInterval {
      throw .claimOfExactTime(measure)
    }
    switch relation {
    case .less: return bounds.upperBound < other.bounds.lowerBound
    case .atMost: return bounds.upperBound <= other.bounds.lowerBound
    case .greater: return bounds.lowerBound > other.bounds.upperBound
    case .atLeast: return bounds.lowerBound >= other.bounds.upperBound
    case .overlaps: return bounds.overlaps(other.bounds)
    case .equal:
      if tolerance == nil, isTimed || other.isTimed { throw .claimOfExactTime(isTimed ? label : other.label) }
      // Without a tolerance, allows for the rounding of decimal fractions.
      let allowed = tolerance.map { Amount($0, unit: unit).number } ?? abs(other.number) * 1e-12
      return abs(bounds.lowerBound - other.bounds.upperBound) <= allowed
        && abs(bounds.upperBound - other.bounds.lowerBound) <= allowed
    }
  }

  private var described: String { label.isEmpty ? text : "\(label) (\(text))" }

  private func mismatch(_ other: Amount) -> DocsProblem { .claimMixesUnits(described, other.described) }
}
