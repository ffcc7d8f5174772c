import Basics
import Metrics

/// A part of a result with its own rules, besides the rules for all numbers, dates, names and lists.
protocol CheckedPart {
  /// The names that its fields may use, or `nil` for the names of the enclosing part.
  var ownNames: Set<String>? { get }

  func check(at place: ResultPlace) throws
}

extension CheckedPart {
  var ownNames: Set<String>? { nil }
}

extension ResultPlace {
  /// The ranges of numbers that aren't amounts, by field.
  private static let ranges: [String: ClosedRange<Double>] = [
    "exponent": -100...100, "steps": -100...100, "logRatio": -100...100, "logRatios": -100...100,
    // The interval from two launches may reach from almost 0 to a very large ratio.
    "low": 1e-100...1e100, "ratio": 1e-100...1e100, "high": 1e-100...1e100,
  ]
  /// The fields that contain names of subjects.
  private static let naming: Set = ["architecture", "architectures", "lacking", "reference", "subject", "tieGroups"]
  /// The lists whose elements are labelled with such a name.
  private static let named: Set = ["architectures", "tests"]
  /// The lists without duplicates, whose elements are identified by their first property.
  private static let distinct: Set = [
    "architectures", "configurations", "entries", "implementations", "lacking", "modules", "parts", "points",
    "requests",
    "subjects", "summaries", "tasks", "tests", "times",
  ]

  /// Checks a value and, recursively, everything in it.
  func check(_ value: Any, of field: String = "") throws {
    switch value {
    case let number as Int: try count(number)
    case let number as Double: try self.number(number, in: Self.ranges[field] ?? Self.amounts)
    case let numbers as [Int]: try counts(numbers)
    case let text as String:
      if field == "date" { try date(text) }
      if Self.naming.contains(field) { try known(text, names) }
    case is [String] where !Self.naming.contains(field) && !Self.distinct.contains(field): break
    case let interval as OrderInterval: try interval.check(at: self)
    case let counts as WorkCounts:
      for work in CountedWork.allCases {
        // A net count is negative if the subject did less work than the replay baseline.
        try self[work.rawValue].count(counts[work].map { field == "net" ? Int(clamping: $0.magnitude) : $0 })
      }
    default: try check(partsOf: value, of: field)
    }
  }

  private func check(partsOf value: Any, of field: String) throws {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: for child in mirror.children { try check(child.value, of: field) }
    case .collection:
      let elements = mirror.children.map(\.value)
      if Self.distinct.contains(field) { try distinct(elements) }
      try each(elements) { try $1.check($0, of: field) }
    case .dictionary:
      for pair in mirror.children.map({ Mirror(reflecting: $0.value).children.map(\.value) }) {
        if let key = pair.first as? String, let value = pair.last { try self[key].check(value, of: key) }
      }
    case .struct:
      let part = value as? any CheckedPart
      try part?.check(at: self)
      var place = self
      place.names = part?.ownNames ?? names
      for case (let name?, let child) in mirror.children {
        try place[name].check(child, of: name == "name" && Self.named.contains(field) ? "architecture" : name)
      }
    default: break
    }
  }

  private func distinct(_ elements: [Any]) throws {
    var seen: Set<String> = []
    for (index, element) in elements.enumerated() {
      let first = Mirror(reflecting: element).children.first
      let name = "\(first?.value ?? element)"
      guard !seen.insert(name).inserted else { continue }
      let place = first?.label.map { self[index][$0] } ?? self[index]
      throw place.flaw("is “\(Wording.shortened(name, to: 60))”, as one before it is")
    }
  }
}

// MARK: - Parts declared in Metrics

extension OrderInterval {
  fileprivate func check(at place: ResultPlace) throws {
    for log in [median, low, high, least, most] + medianWithout { try place.number(log, in: -100...100) }
    try place.ascending(["low": low, "median": median, "high": high])
  }
}

extension RatioEstimate: CheckedPart {
  func check(at place: ResultPlace) throws { try place.ascending(["low": low, "ratio": ratio, "high": high]) }
}

extension TimeSummary: CheckedPart {
  func check(at place: ResultPlace) throws {
    try place.ascending(["least": least, "median": median, "ninetyFifth": ninetyFifth])
  }
}

extension CoveredShare: CheckedPart {
  func check(at place: ResultPlace) throws {
    try place.part("coveredRegions", coveredRegions, of: "regions", regions)
    try place.part("coveredDecided", coveredDecided, of: "decided", decided)
  }
}

extension MutationScore: CheckedPart {
  func check(at place: ResultPlace) throws { try place.part("noticed", noticed, of: "all", all) }
}
