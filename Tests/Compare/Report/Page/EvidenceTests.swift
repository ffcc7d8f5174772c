import Foundation
import MadeResults
import Testing

@testable import Results
@testable import Report

struct EvidenceTests {
  @Test("Every place belongs to a measure that is shown, and only memory and rules have no places")
  func places() throws {
    let evidence = Evidence(try .made())
    let shown = Set(Measures.all.map(\.id))
    for id in evidence.tables.values.flatMap(\.measures.keys) { #expect(shown.contains(id), "\(id)") }
    #expect(Measures.all.filter { evidence.measures[$0.id] == nil }.allSatisfy { [.counts, .rules].contains($0.part) })
  }

  @Test("The lines behind a number add up to it")
  func sums() throws {
    let result = try SuiteResult.made()
    let evidence = Evidence(result)
    for id in ["lines.code", "lines.tests"] {
      let measure = try #require(Measures.measure(id))
      let place = try #require(evidence.measures[id])
      let column = try #require(place.column)
      let sum = try #require(evidence.tables[place.table]?.rows["A"]).reduce(0.0) { sum, row in
        if case .count(let count) = row[column] { sum + Double(count) } else { sum }
      }
      #expect(sum == measure.value(result, "A")?.number)
    }
  }

  @Test("Every line has as many places as there are columns")
  func widths() throws {
    for (name, table) in Evidence(try .made()).tables {
      #expect(table.rows.values.joined().allSatisfy { $0.count == table.columns.count }, "\(name)")
    }
  }

  @Test("A number comes with its formatted text, unless that is just its digits")
  func cells() throws {
    let cells: [EvidenceTable.Cell] = [
      .count(3), .count(12_345), .number(orNone: 0.25, .share), .text("a"), .number(orNone: nil, .share),
    ]
    #expect(
      String(decoding: try JSONEncoder().encode(cells), as: UTF8.self)
        == #"[3,[12345,"12,345"],[0.25,"25.0 %"],"a",null]"#)
  }
}
