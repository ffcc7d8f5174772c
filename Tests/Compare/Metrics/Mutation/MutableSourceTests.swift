import Testing

@testable import Metrics

struct MutableSourceTests {
  private static let text = "first\n  let a = “ä”\n    + b  // c\nlast"

  private func mutant(_ part: String, _ replacement: String) throws -> Mutant {
    let range = try #require(Self.text.firstRange(of: part))
    let start = Self.text.utf8.distance(from: Self.text.startIndex, to: range.lowerBound)
    return Mutant(
      .constant, unit: "a", extent: start..<(start + part.utf8.count), replacement: replacement, wrappings: [])
  }

  @Test("A change over several lines is shown on one")
  func severalLines() throws {
    let source = MutableSource(text: Self.text, mutants: [])
    let mutant = try mutant("“ä”\n    + b", "“”")
    #expect(
      source.change(by: mutant)
        == MutableSource.Change(line: 2, before: "let a = “ä” + b // c", after: "let a = “” // c"))
  }

  @Test("A change on the first or the last line shows only that line")
  func firstAndLast() throws {
    let source = MutableSource(text: Self.text, mutants: [])
    #expect(
      source.change(by: try mutant("first", "")) == MutableSource.Change(line: 1, before: "first", after: ""))
    #expect(
      source.change(by: try mutant("last", "end")) == MutableSource.Change(line: 4, before: "last", after: "end"))
  }
}
