/// Boxes and the arrows between them.
struct FlowChart {
  struct Edge {
    let from: String
    let to: String
    let label: String?
    let isDashed: Bool
  }

  /// The boxes by their ids, in the order in which they are named first.
  private(set) var ids: [String] = []
  private(set) var edges: [Edge] = []
  private var names: [String: String] = [:]

  init(_ lines: [String]) throws(DiagramProblem) { for line in lines { try add(line) } }

  func name(_ id: String) -> String { names[id] ?? id }

  var description: String { edges.map { "\(name($0.from)) → \(name($0.to))" }.joined(separator: ", ") }

  /// Boxes, or an arrow from each box on the left to each on the right.
  private mutating func add(_ line: String) throws(DiagramProblem) {
    let arrow =
      /\s+(?:--\s+(?<label>.+?)\s+-->|-\.\s+(?<weak>.+?)\s+\.->|(?<kind>-->|-\.->)(?:\|(?<piped>[^|]*)\|)?)\s+/
    guard let match = line.firstMatch(of: arrow) else {
      _ = try boxes(line[...], of: line)
      return
    }
    let isDashed = match.output.weak != nil || match.output.kind == "-.->"
    let label = [match.output.label, match.output.weak, match.output.piped].compactMap(\.self).first
    let starts = try boxes(line[..<match.range.lowerBound], of: line)
    for end in try boxes(line[match.range.upperBound...], of: line) {
      for start in starts {
        edges.append(Edge(from: start, to: end, label: label.map { Self.text($0) }, isDashed: isDashed))
      }
    }
  }

  private mutating func boxes(_ text: Substring, of line: String) throws(DiagramProblem) -> [String] {
    var found: [String] = []
    for part in text.split(separator: " & ") {
      guard let match = part.wholeMatch(of: /\s*([A-Za-z_]\w*)(?:\[(.+)\])?\s*/) else { throw .unknownLine(line) }
      let id = String(match.1)
      if !ids.contains(id) { ids.append(id) }
      if let name = match.2 { names[id] = Self.text(name) }
      found.append(id)
    }
    return found
  }

  private static func text(_ text: Substring) -> String {
    (text.hasPrefix("\"") && text.hasSuffix("\"") ? text.dropFirst().dropLast() : text).description.withoutMermaidCodes
  }
}
