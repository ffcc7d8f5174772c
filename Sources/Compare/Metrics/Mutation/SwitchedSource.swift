/// A source with all its mutants, each switched on at run time.
package struct SwitchedSource: Sendable {
  private struct Edge {
    var offset: Int
    var text: String
    /// Orders insertions at the same place: ends before beginnings, inner ends first, outer beginnings first.
    var order: (Int, Int, Int)
    var number: Int
  }

  package let text: String
  private var extents: [Int: Range<Int>] = [:]
  private let units: [Int: String]

  /// - Parameters:
  ///   - numbers: The numbers of the mutants to write, by their index.
  ///   - call: The function that takes a number and returns whether that mutant is active.
  package init(_ source: MutableSource, numbers: [Int: Int], call: String) {
    var output: [UInt8] = []
    let bytes = Array(source.text.utf8)
    var position = 0
    for edge in Self.edges(of: source, numbers: numbers) {
      output += bytes[position..<edge.offset]
      position = edge.offset
      let start = output.count
      output += edge.text.replacing(Mutant.isActive, with: "\(call)(\(edge.number))").utf8
      extents[edge.number] = (extents[edge.number]?.lowerBound ?? start)..<output.count
    }
    output += bytes[position...]
    text = String(decoding: output, as: UTF8.self)
    units = Dictionary(uniqueKeysWithValues: numbers.map { ($1, source.mutants[$0].unit) })
  }

  /// The mutants that most likely cause a compiler error: the innermost at the position, or else all on the line, or
  /// else all in the unit with the nearest mutant.
  package func suspects(line: Int, column: Int) -> [Int] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return [] }
    let start = lines[..<(line - 1)].reduce(0) { $0 + $1.count + 1 }
    let offset = start + column - 1
    let around = extents.filter { $0.value.contains(offset) }
    if let inner = around.min(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }) { return [inner.key] }
    let whole = start..<(start + lines[line - 1].count + 1)
    let onLine = extents.filter { $0.value.overlaps(whole) }.keys
    if !onLine.isEmpty { return onLine.sorted() }
    let nearest = extents.min {
      (abs($0.value.lowerBound - offset), $0.key) < (abs($1.value.lowerBound - offset), $1.key)
    }
    guard let unit = nearest.flatMap({ units[$0.key] }) else { return [] }
    return units.filter { $0.value == unit }.keys.sorted()
  }

  private static func edges(of source: MutableSource, numbers: [Int: Int]) -> [Edge] {
    var edges: [Edge] = []
    for (index, number) in numbers {
      for wrapping in source.mutants[index].wrappings {
        let (start, end) = (wrapping.extent.lowerBound, wrapping.extent.upperBound)
        edges.append(Edge(offset: start, text: wrapping.before, order: (1, -end, index), number: number))
        edges.append(Edge(offset: end, text: wrapping.after, order: (0, -start, -index), number: number))
      }
    }
    return edges.sorted { $0.offset != $1.offset ? $0.offset < $1.offset : $0.order < $1.order }
  }
}
