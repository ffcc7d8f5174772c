import Foundation
import MadeResults
import Testing
import Metrics

@testable import Results
@testable import Report

struct PicturesTests {
  private func widths(_ html: String, class name: String) -> [Double] {
    html.matches(of: #/width="([0-9.]+)" height="13" class="bar ([a-z]+)"/#).filter { $0.2 == name }
      .compactMap { Double($0.1) }
  }

  @Test("A bar is as long as its number of lines, and shows the number")
  func lines() throws {
    let result = try SuiteResult.made()
    let lines = try #require(result.lines)
    let html = LinesPicture(lines, of: ["A", "B"]).picture.markup.html
    #expect(html.contains("A, router, the app: 30 lines"))
    // Both have as many lines, so each bar has the full width.
    #expect(widths(html, class: "app") == [560, 560])
    #expect(html.contains("<td class=\"number\">30</td>"))
  }

  @Test("A share is in its place on the axis")
  func coverage() throws {
    let coverage = try #require(try SuiteResult.made().coverage)
    let html = CoveragePicture(architectures: coverage.architectures).picture.markup.html
    #expect(html.contains("A, router: 90.0 % by own tests"))
    #expect(html.contains("A, router: 40.0 % by own tests that load no screen"))
    // Names take 200 pixels and the whole scale 440: nine tenths are at 596, and the disc's edge is 4 to the left.
    #expect(html.contains("M592 "))
  }

  @Test("The graph marks cycles and violations")
  func structure() throws {
    let module = try #require(try SuiteResult.made().coupling?.modules.first)
    let graph = RoleGraph(module, violations: [TypePair(from: "T", to: "U")])
    #expect(graph.edges.count == 2)
    #expect(graph.edges.count(where: \.isUpward) == 1)
    #expect(graph.edges.reduce(0) { $0 + $1.violations } == 1)
    let html = RoleGraphPicture(architecture: "A", index: 0, module: module, graph: graph).picture.markup.html
    #expect(html.contains("1 type, 1 ↻"))
    #expect(html.contains("✗ 1"))
  }

  @Test("Each factor of ten has the same width")
  func logarithms() throws {
    let scale = try #require(LogarithmicScale([10, 1000], from: 0, to: 100))
    #expect([10, 100, 1000].map(scale.place) == [0, 50, 100])
    #expect(scale.ticks == [10, 100, 1000])
    #expect(LogarithmicScale([0, 5], from: 0, to: 1) == nil)
  }

  @Test("Whatever the times, their axis has a few marks", arguments: [1.0001, 1.2, 4, 1e6, 1e100])
  func times(high: Double) throws {
    var runtime = try #require(try SuiteResult.made().runtime)
    for index in runtime.overall.comparisons.indices {
      runtime.overall.comparisons[index].raw = RatioEstimate(ratio: 1, low: 1 / high, high: high, verdict: .undecided)
    }
    let html = TimePicture(runtime).picture.markup.html
    #expect((1...10).contains(html.matches(of: #/>×[0-9.e+-]+</#).count))
  }

  @Test("All axes of the coverage are inside the picture", arguments: [1, 7])
  func axes(count: Int) throws {
    let coverage = try #require(try SuiteResult.made((1...count).map { "A\($0)" }).coverage)
    let picture = CoveragePicture(architectures: coverage.architectures).picture
    let lowest = picture.markup.html.matches(of: #/ y="([0-9.]+)"/#).compactMap { Double($0.1) }.max()
    #expect(try #require(lowest) < picture.height)
  }

  @Test("Only a task that was timed is drawn")
  func growth() throws {
    let task = try #require(try SuiteResult.made().growth?.tasks.first)
    let picture = try #require(GrowthPicture(task: task, index: 0, architectures: ["A", "B"]).picture)
    #expect(picture.markup.html.contains("A, 1000 places: 10,000,000 µs"))
    let empty = GrowthResult.Task(id: "x", name: "x", exponent: 0, architectures: [])
    #expect(GrowthPicture(task: empty, index: 0, architectures: ["A"]).picture == nil)
  }
}
