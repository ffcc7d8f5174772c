/// A checkable statement about numbers: `lines.code Massive < lines.code others`.
struct Claim: Equatable {
  enum Relation: String {
    case less = "<"
    case atMost = "<="
    case equal = "="
    case atLeast = ">="
    case greater = ">"
    /// The intervals overlap, so neither number is known to be larger.
    case overlaps = "~"
  }

  enum Thing: String { case screens, chapters, implementations }

  /// One amount, or one for each named architecture.
  enum Quantity: Equatable {
    case number(Double, unit: String?)
    case thing(Thing)
    case measure(String, of: [String])
    case trace(ShownTrace.Amount, of: [String])
    case size(SourceSize, path: String)
  }

  /// A quantity, or the difference or ratio of two.
  struct Term: Equatable {
    let quantity: Quantity
    var operation: String?
    var second: Quantity?
  }

  let text: String
  /// One element more than `relations`.
  let terms: [Term]
  let relations: [Relation]
  let tolerance: Double?

  init(_ text: String) throws(DocsProblem) {
    self.text = text
    var words = text.split(separator: " ").map(String.init)
    relations = words.compactMap(Relation.init)
    tolerance = try Self.tolerance(&words, of: text, relations)
    let sides = words.split(omittingEmptySubsequences: false) { Relation(rawValue: $0) != nil }
    guard sides.count > 1 else { throw .malformedClaim(text, at: text) }
    terms = try sides.map { side throws(DocsProblem) in try Self.term(side, of: text) }
  }

  var names: Set<String> {
    let quantities = terms.map(\.quantity) + terms.compactMap(\.second)
    return Set(
      quantities.flatMap { quantity -> [String] in
        switch quantity {
        case .measure(_, let names), .trace(_, let names): names
        case .number, .thing, .size: []
        }
      })
  }

  /// Removes `± NUMBER` from the end.
  private static func tolerance(
    _ words: inout [String], of text: String, _ relations: [Relation]
  ) throws(DocsProblem) -> Double? {
    guard let sign = words.firstIndex(of: "±") else { return nil }
    let allowed = try quantity(words[(sign + 1)...], of: text)
    guard relations == [.equal], case .number(let tolerance, unit: _) = allowed else {
      throw .malformedClaim(text, at: words[sign...].joined(separator: " "))
    }
    words.removeSubrange(sign...)
    return tolerance
  }

  private static func term(_ words: ArraySlice<String>, of text: String) throws(DocsProblem) -> Term {
    guard let sign = words.firstIndex(where: { $0 == "/" || $0 == "-" }) else {
      return Term(quantity: try quantity(words, of: text))
    }
    return Term(
      quantity: try quantity(words[..<sign], of: text), operation: words[sign],
      second: try quantity(words[(sign + 1)...], of: text))
  }

  private static func quantity(_ slice: ArraySlice<String>, of text: String) throws(DocsProblem) -> Quantity {
    let words = Array(slice)
    guard let first = words.first else { throw .malformedClaim(text, at: text) }
    if let number = Double(first.replacing(",", with: "")), number.isFinite, words.count <= 2 {
      guard words.count == 1 || Amount.scales[words[1]] != nil else { throw .malformedClaim(text, at: words[1]) }
      return .number(number, unit: words.dropFirst().first)
    }
    if words.count == 1, let thing = Thing(rawValue: first) { return .thing(thing) }
    if words.count > 3, words[1...2] == ["in", "trace"], let amount = ShownTrace.Amount(rawValue: first) {
      return .trace(amount, of: Array(words[3...]))
    }
    if words.count == 3, words[1] == "in", let size = SourceSize(rawValue: first) { return .size(size, path: words[2]) }
    guard words.count > 1, first.contains("."), !words.contains("in") else {
      throw .malformedClaim(text, at: words.joined(separator: " "))
    }
    return .measure(first, of: Array(words[1...]))
  }
}

extension Claim {
  /// - Parameter mark: `<!-- claim: lines.code MVC < lines.code VIPER -->`
  init(mark: String) throws(DocsProblem) {
    guard let text = mark.wholeMatch(of: /<!-- claim: (\S.*) -->/)?.1 else { throw .malformedClaim(mark, at: mark) }
    try self.init(String(text))
  }

  /// Everything on a line that looks like a claim's mark, outside of code.
  static func marks(on line: String) -> [String] {
    guard line.contains("claim") else { return [] }
    let spans = CodeSpans(line)
    return line.matches(of: /<!--\s*claims?\b.*?(?:-->|$)/).filter { !spans.contains($0.range.lowerBound) }
      .map { String($0.0) }
  }
}
