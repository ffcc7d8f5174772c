import Foundation
import Metrics
import Results
import Testing

struct ChangesResultTests {
  private func size(_ statements: Int) -> ChangeSize {
    let after = (0..<statements).map { SourceStatement("\($0)", type: "A") }
    return ChangeSize([ChangeSize.File(path: "A.swift", before: [], after: after)])
  }

  private func request(_ number: Int, _ statements: Int, reference: Int = 10) -> ChangesResult.Request {
    ChangesResult.Request(
      id: "0\(number)-it", wish: "“It”", given: size(0),
      entries: [("A", reference), ("B", statements)].map { name, count in
        ChangesResult.Entry(
          architecture: name, file: "\(name).patch", production: size(count), tests: size(0), reference: size(reference)
        )
      }, lacking: [])
  }

  @Test("The ratio to the reference is a logarithm, and zero has none")
  func ratio() throws {
    let entries = request(1, 20).entries
    #expect(entries[0].logRatio == 0)
    #expect(abs(try #require(entries[1].logRatio) - log(2)) < 1e-12)
    #expect(request(1, 0).entries[1].logRatio == nil)
    #expect(request(1, 5, reference: 0).entries[1].logRatio == nil)
  }

  @Test("While one of the nine is missing, there is no summary")
  func missing() {
    let result = ChangesResult(reference: "A", requests: [1, 2, 3, 4, 6, 7, 8, 9].map { request($0, 20) })
    #expect(result.missing == [5])
    #expect(result.summaries.isEmpty)
    #expect(ChangesResult(reference: "A", requests: [request(1, 20)], isWhole: false).missing.isEmpty)
  }

  @Test("Nine requests give a median and an interval for each implementation except the reference")
  func nine() throws {
    let result = ChangesResult(reference: "A", requests: (1...9).map { request($0, 10 * $0) })
    #expect(result.missing.isEmpty && result.summaries.map(\.architecture) == ["B"])
    let interval = try #require(result.summaries.first).logRatio
    #expect(abs(interval.median - log(5)) < 1e-12 && abs(interval.low - log(2)) < 1e-12)
    let withAnother = ChangesResult(
      reference: "A", requests: (1...9).map { request($0, 10 * $0) }, unnoticed: [request(10, 1000)])
    #expect(withAnother.missing.isEmpty && withAnother.summaries == result.summaries)
  }
}
