import MadeResults
import Testing

@testable import Results

struct GrowthResultTests {
  private func verdict(_ result: GrowthResult) throws -> (rows: Bool, time: Bool) {
    let task = try #require(result.tasks.first)
    let architecture = try #require(task.architectures.first)
    return (architecture.laysOutTooMuch(for: task), architecture.takesTooLong(for: task))
  }

  @Test("Rows in proportion to the guide are too many for a constant task, and right for a growing one")
  func rows() throws {
    #expect(try verdict(.made(rows: [100, 1000])) == (rows: true, time: false))
    #expect(try verdict(.made(exponent: 1, rows: [100, 1000])) == (rows: false, time: false))
    #expect(try verdict(.made(exponent: 1, rows: [80, 980])) == (rows: false, time: false))
    #expect(try verdict(.made(exponent: 1, rows: [300, 25_500])) == (rows: true, time: false))
    #expect(try verdict(.made(rows: [0, 0])) == (rows: false, time: false))
  }

  @Test("Time counts as growing too fast only if the whole interval shows it")
  func time() throws {
    #expect(try verdict(.made(seconds: [[1e-5, 1.1e-5, 1e-5], [9e-5, 1e-4, 1e-4]])).time)
    #expect(try !verdict(.made(exponent: 1, seconds: [[1e-5, 1.1e-5, 1e-5], [9e-5, 1e-4, 1e-4]])).time)
    #expect(try !verdict(.made(seconds: [[1e-5, 1e-4], [1e-4, 1e-4]])).time)
  }

  @Test("Only rows, which are the same in every run, decide the overall verdict")
  func whole() {
    #expect(GrowthResult.made(rows: [100, 1000]).hasWorkThatGrowsTooFast)
    #expect(!GrowthResult.made(seconds: [[1e-5, 1.1e-5, 1e-5], [9e-5, 1e-4, 1e-4]]).hasWorkThatGrowsTooFast)
    #expect(!GrowthResult.made(rows: [nil, nil]).hasWorkThatGrowsTooFast)
  }

  @Test("Rows that weren't counted have no growth")
  func uncounted() throws {
    let architecture = try #require(GrowthResult.made(rows: [nil, nil]).tasks.first?.architectures.first)
    #expect(architecture.rowGrowth == nil)
    #expect(architecture.timeGrowth != nil)
    #expect(architecture.points.map(\.median) == [1e-5, 1e-5])
  }
}
