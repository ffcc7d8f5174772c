import Basics
import Foundation
import Testing

struct WorkCountsTests {
  @Test func theTotalIsASumButOfThePeaksTheHighest() {
    let total = WorkCounts.total(of: [
      [.allocations: 2, .peakBytes: 70], [.allocations: 3, .peakBytes: 90], [.allocations: 5, .peakBytes: 80],
    ])
    #expect(total == [.allocations: 10, .peakBytes: 90])
  }

  @Test func whatOneHasNotCountedIsInNoTotal() {
    let total = WorkCounts.total(of: [[.allocations: 2, .retains: 7], [.allocations: 3]])
    #expect(total == [.allocations: 5])
    #expect(total[.retains] == nil)
    #expect(WorkCounts.total(of: []) == [:])
  }

  @Test func withoutLeavesOutWhatOnlyOneHasCounted() {
    let counts = ([.retains: 9, .releases: 8] as WorkCounts).without([.retains: 4, .objects: 1])
    #expect(counts == [.retains: 5])
  }

  @Test func asJSONTheyStandByName() throws {
    let counts: WorkCounts = [.allocatedBytes: 12]
    let json = try JSONEncoder().encode(counts)
    #expect(String(decoding: json, as: UTF8.self) == #"{"allocatedBytes":12}"#)
    #expect(try JSONDecoder().decode(WorkCounts.self, from: json) == counts)
  }
}
