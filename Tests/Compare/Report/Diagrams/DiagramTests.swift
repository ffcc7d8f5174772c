import Foundation
import Testing

@testable import Report

struct DiagramTests {
  @Test("Arrows of each kind are read, with their words, from each box to each")
  func flow() throws {
    let chart = try FlowChart([
      "A[Menu] & B --> C[\"A (b)\"]", "C -- asks --> D", "D -. tells .-> C", "A -->|owns| D", "D -.->|a #35; b| A", "E",
    ])
    #expect(chart.ids == ["A", "B", "C", "D", "E"])
    #expect(chart.edges.map { "\($0.from)\($0.to)" } == ["AC", "BC", "CD", "DC", "AD", "DA"])
    #expect(chart.edges.map(\.label) == [nil, nil, "asks", "tells", "owns", "a # b"])
    #expect(chart.edges.map(\.isDashed) == [false, false, false, true, false, true])
    #expect([chart.name("A"), chart.name("B"), chart.name("C")] == ["Menu", "B", "A (b)"])
  }

  @Test("What leads to others stands above them; a dashed arrow may lead up")
  func layers() throws {
    let svg = try Diagram("flowchart LR\n  B --> C\n  A --> B\n  C -. tells .-> A").svg(isDark: false)
    let tops = svg.matches(of: #/<rect x="[0-9.]+" y="([0-9.]+)"[^>]*class="box"[^>]*><\/rect><text[^>]*>(\w)</#)
      .sorted { Double($0.1) ?? 0 < Double($1.1) ?? 0 }
    #expect(tops.map { String($0.2) } == ["A", "B", "C"])
    #expect(svg.matches(of: #/class="edge dashed"/#).count == 1)
  }

  @Test("Words of arrows lie over no box and over no others")
  func labels() throws {
    let lines = ["A -->|one| B", "A -->|two| C", "B -.->|three| A", "C -->|four| B", "A -->|five| D"]
    let svg = try Diagram("flowchart TD\n" + lines.joined(separator: "\n")).svg(isDark: true)
    let areas = svg.matches(
      of: #/<rect x="([0-9.]+)" y="([0-9.]+)" width="([0-9.]+)" height="([0-9.]+)" class="(\w+)"/#
    )
    .map { match in
      CGRect(
        x: Double(match.1) ?? 0, y: Double(match.2) ?? 0, width: Double(match.3) ?? 0, height: Double(match.4) ?? 0)
    }
    #expect(areas.count == 9)
    for (index, area) in areas.enumerated() {
      #expect(areas[..<index].allSatisfy { !$0.insetBy(dx: 0.5, dy: 0.5).intersects(area) })
    }
  }

  @Test("Who takes part, what is said, notes, loops, and who comes and goes")
  func sequence() throws {
    let chart = try SequenceChart([
      "actor You", "participant V as A view", "You->>V: tap", "V-->>You: done", "Note over You,V: later",
      "create participant P as Place", "V->>P: init", "loop 3 times", "P->>P: turn", "end", "destroy P", "V-xP: gone",
    ])
    #expect(chart.names == ["You", "A view", "Place"])
    #expect(
      chart.description
        == "You → A view: tap; A view → You: done; A view → Place: init; Place → Place: turn; A view → Place: gone")
    #expect(chart.events.count == 10)
  }

  @Test("Lifelines stand far enough apart for what is said between them")
  func columns() throws {
    let svg = try Diagram("sequenceDiagram\n A->>B: a text that is much longer than both of their names").svg(
      isDark: false)
    let places = svg.matches(of: #/<line x1="([0-9.]+)"[^>]*class="life"/#).compactMap { Double($0.1) }
    #expect(places.count == 2 && places[1] - places[0] > 300)
  }

  @Test("What isn't drawn is named", arguments: ["flowchart LR\n  A ==> B", "sequenceDiagram\n  A-)B: x", "pie", ""])
  func problems(text: String) {
    #expect(throws: DiagramProblem.self) { try Diagram(text) }
  }
}
