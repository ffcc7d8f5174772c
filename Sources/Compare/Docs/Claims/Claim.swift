/// What a sentence says of the numbers, so that it can be checked: `lines.code Massive < lines.code others`.
struct Claim: Equatable {
  enum Relation: String {
    case less = "<"
    case atMost = "<="
    case equal = "="
    case atLeast = ">="
    case greater = ">"
  }

  enum Thing: String, CaseIterable {
    case screens, features, chapters, implementations
  }

  /// One amount, or one of each architecture that is named.
  enum Quantity: Equatable {
    /// A number as reports write it, with the unit that stands behind it.
    case number(Double, unit: String?)
    case thing(Thing)
    case measure(String, of: [String])
    case trace(ShownTrace.Amount, of: [String])
    case size(SourceSize, path: String)
  }

  /// A quantity, or two of them put together.
  struct Term: Equatable {
    let quantity: Quantity
    let operation: String?
    let second: Quantity?
  }

  /// One more than there are relations.
  let terms: [Term]
  let relations: [Relation]
  let tolerance: Double?

  init(_ text: String) throws(DocsProblem) {
    var words = text.split(separator: " ").map(String.init)
    let relations = words.compactMap(Relation.init)
    tolerance = try Self.tolerance(&words, of: text, relations)
    let sides = words.split(omittingEmptySubsequences: false) { Relation(rawValue: $0) != nil }
    guard sides.count > 1 else { throw .malformedClaim(text, at: text) }
    terms = try sides.map { side throws(DocsProblem) in try Self.term(Array(side), of: text) }
    self.relations = relations
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

  // MARK: - Reading

  /// Takes `± NUMBER` off the end.
  private static func tolerance(
    _ words: inout [String], of text: String, _ relations: [Relation]
  ) throws(DocsProblem) -> Double? {
    guard let sign = words.firstIndex(of: "±") else { return nil }
    let allowed = try quantity(Array(words[(sign + 1)...]), of: text)
    guard relations == [.equal], case .number(let tolerance, unit: _) = allowed else {
      throw .malformedClaim(text, at: words[sign...].joined(separator: " "))
    }
    words.removeSubrange(sign...)
    return tolerance
  }

  private static func term(_ words: [String], of text: String) throws(DocsProblem) -> Term {
    guard let sign = words.firstIndex(where: { ["/", "-", "+"].contains($0) }) else {
      return Term(quantity: try quantity(words, of: text), operation: nil, second: nil)
    }
    return Term(
      quantity: try quantity(Array(words[..<sign]), of: text), operation: words[sign],
      second: try quantity(Array(words[(sign + 1)...]), of: text))
  }

  private static func quantity(_ words: [String], of text: String) throws(DocsProblem) -> Quantity {
    guard let first = words.first else { throw .malformedClaim(text, at: text) }
    if let number = Double(first.replacing(",", with: "")), number.isFinite, words.count <= 2 {
      guard words.count == 1 || ClaimSyntax.units.contains(words[1]) else { throw .malformedClaim(text, at: words[1]) }
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

/// The claims on a line: `<!-- claim: lines.code MVC < lines.code VIPER -->`.
struct ClaimMarks {
  private(set) var claims: [(column: Int, text: String, claim: Claim)] = []
  private(set) var problems: [(column: Int, problem: DocsProblem)] = []

  init(_ line: String) {
    let spans = CodeSpans(line)
    for match in line.matches(of: /<!--\s*(?:no[ -])?claims?\b.*?(?:-->|$)/)
    where !spans.contains(match.range.lowerBound) {
      let column = line.distance(from: line.startIndex, to: match.range.lowerBound) + 1
      let mark = String(match.0)
      do throws(DocsProblem) {
        guard let text = mark.wholeMatch(of: /<!-- claim: (\S.*) -->/)?.1 else {
          throw DocsProblem.malformedClaim(mark, at: mark)
        }
        claims.append((column, String(text), try Claim(String(text))))
      } catch {
        problems.append((column, error))
      }
    }
  }
}
