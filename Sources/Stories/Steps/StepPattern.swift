/// A step's wording with placeholders.
///
/// `{string}` matches a text in double quotes (`\"` and `\\` inside), `{int}` a whole number of up to nine digits, and
/// `{a|b}` one of the given words. A wording matches in at most one way.
nonisolated package struct StepPattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case literal(String)
    case string, int
    case choice([String])
  }

  static let largestNumber = 999_999_999
  package let wording: String
  /// The part before the first placeholder, which rules out most texts.
  private let opening: String
  private let parts: [Part]

  init(_ wording: String) {
    self.wording = wording
    var parts: [Part] = []
    opening = String(wording.prefix { $0 != "{" })
    var rest = wording[opening.endIndex...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { parts.append(.literal(String(rest[..<open]))) }
      let name = rest[rest.index(after: open)..<close]
      switch name {
      case "string": parts.append(.string)
      case "int": parts.append(.int)
      default: parts.append(.choice(name.split(separator: "|").map(String.init)))
      }
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.literal(String(rest))) }
    self.parts = parts
  }

  static func wording(of text: String) -> String {
    text.replacing(/"(\\.|[^"\\])*"?/, with: "{string}").replacing(/[0-9]+/, with: "{int}")
  }

  /// Returns the negative, fractional or too large number that prevents a text from matching one of the patterns.
  static func unusableNumber(in text: String, of patterns: [StepPattern]) -> String? {
    var numbers: [String] = []
    let corrected = text.replacing(/"(?:\\.|[^"\\])*"|[-+]?[0-9]+(?:\.[0-9]+)?/) { match in
      let part = String(match.output)
      guard !part.hasPrefix("\""), number(part[...]) == nil else { return part }
      numbers.append(part)
      return "0"
    }
    return patterns.contains { $0.match(corrected) != nil } ? numbers.first : nil
  }

  private static func number(_ digits: Substring) -> Int? {
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits), number <= largestNumber else {
      return nil
    }
    return number
  }

  package func match(_ text: String) -> StepArguments? {
    guard var rest = Self.rest(of: text[...], after: opening) else { return nil }
    var values: [StepArguments.Value] = []
    for part in parts {
      switch part {
      case .literal(let literal):
        guard let next = Self.rest(of: rest, after: literal) else { return nil }
        rest = next
      case .string:
        guard let value = Self.takeString(&rest) else { return nil }
        values.append(.string(value))
      case .int:
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let value = Self.number(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        values.append(.int(value))
      case .choice(let words):
        guard let word = words.filter({ rest.hasPrefix($0) }).max(by: { $0.count < $1.count }) else { return nil }
        rest = rest.dropFirst(word.count)
        values.append(.string(word))
      }
    }
    return rest.isEmpty ? StepArguments(values) : nil
  }

  /// Compares bytes, because comparing characters takes ten times as long.
  private static func rest(of text: Substring, after literal: String) -> Substring? {
    guard text.utf8.starts(with: literal.utf8) else { return nil }
    return text[text.utf8.index(text.startIndex, offsetBy: literal.utf8.count)...]
  }

  private static func takeString(_ rest: inout Substring) -> String? {
    guard rest.first == "\"" else { return nil }
    var value = ""
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex {
      switch rest[index] {
      case "\"":
        rest = rest[rest.index(after: index)...]
        return value
      case "\\":
        let next = rest.index(after: index)
        guard next < rest.endIndex else { return nil }
        if rest[next] != "\"", rest[next] != "\\" { value.append("\\") }
        value.append(rest[next])
        index = rest.index(after: next)
      case let character:
        value.append(character)
        index = rest.index(after: index)
      }
    }
    return nil
  }
}

nonisolated package struct StepArguments: Hashable, Sendable {
  nonisolated enum Value: Hashable, Sendable {
    case string(String)
    case int(Int)
  }

  private let values: [Value]
  /// The rows of the table, header first; empty without a table.
  var table: [[String]] = []

  init(_ values: [Value]) { self.values = values }

  func string(_ place: Int) -> String {
    guard case .string(let value) = values[place] else { fatalError("place \(place) of the step is written {int}") }
    return value
  }

  func int(_ place: Int) -> Int {
    guard case .int(let value) = values[place] else { fatalError("place \(place) of the step is not written {int}") }
    return value
  }
}
