import Basics
import Foundation
import Testing

struct WorkCountsTests {
  @Test func theTotalIsASumButOfThePeaksTheHighest() {
    let total = WorkCounts.total(of: [
      WorkCounts([.allocations: 2, .peakBytes: 70]), WorkCounts([.allocations: 3, .peakBytes: 90]),
      WorkCounts([.allocations: 5, .peakBytes: 80]),
    ])
    #expect(total == WorkCounts([.allocations: 10, .peakBytes: 90]))
  }

  @Test func whatOneHasNotCountedIsInNoTotal() {
    let total = WorkCounts.total(of: [WorkCounts([.allocations: 2, .retains: 7]), WorkCounts([.allocations: 3])])
    #expect(total == WorkCounts([.allocations: 5]))
    #expect(total[.retains] == nil)
    #expect(WorkCounts.total(of: []) == WorkCounts())
  }

  @Test func withoutLeavesOutWhatOnlyOneHasCounted() {
    let counts = WorkCounts([.retains: 9, .releases: 8]).without(WorkCounts([.retains: 4, .objects: 1]))
    #expect(counts == WorkCounts([.retains: 5]))
  }

  @Test func asJSONTheyStandByName() throws {
    let counts = WorkCounts([.allocatedBytes: 12])
    let json = try JSONEncoder().encode(counts)
    #expect(String(decoding: json, as: UTF8.self) == #"{"allocatedBytes":12}"#)
    #expect(try JSONDecoder().decode(WorkCounts.self, from: json) == counts)
  }
}
