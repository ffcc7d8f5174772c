internal import Basics

/// A module's protocols and conformances: code to read beside functions that call each other through protocols.
package struct Contracts: Sendable {
  private struct Place: Hashable, Sendable {
    var file: String
    var lines: ClosedRange<Int>
  }

  /// By name, which private protocols of several files may share: all of these are read.
  private var declarations: [String: [Place]] = [:]
  /// The protocols to which each type conforms, or which each protocol refines.
  private var stated: [String: Set<String>] = [:]
  private var statements: [String: [Place]] = [:]

  package init(_ extents: [String: SourceExtents]) {
    for (file, extents) in extents {
      for declared in extents.protocols {
        declarations[declared.name, default: []].append(Place(file: file, lines: declared.lines))
      }
      for statement in extents.conformances {
        stated[statement.type, default: []].formUnion(statement.names)
        for name in statement.names { statements[name, default: []].append(Place(file: file, lines: statement.lines)) }
      }
    }
  }

  /// The number of lines to read to follow a run: its functions, the protocols that its types conform to, and the heads
  /// that state these conformances.
  package func linesToRead(for run: StoryRun) -> Int {
    let found = run.types.reaching { type in (stated[type] ?? []).filter { declarations[$0] != nil } }
    var lines = run.readLines
    for name in found {
      for place in (statements[name] ?? []) + (declarations[name] ?? []) {
        lines[place.file, default: []].formUnion(place.lines)
      }
    }
    return lines.values.reduce(0) { $0 + $1.count }
  }
}
