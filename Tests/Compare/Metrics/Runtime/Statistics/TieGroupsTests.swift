import Testing
import Metrics

struct TieGroupsTests {
  private func groups(of count: Int, apart: [Set<Int>]) -> [[Int]] {
    TieGroups.groups(of: count) { apart.contains([$0, $1]) }
  }

  @Test("Where nothing differs there is one group, and none of none")
  func allTie() {
    #expect(groups(of: 4, apart: []) == [[0, 1, 2, 3]])
    #expect(groups(of: 1, apart: []) == [[0]])
    #expect(groups(of: 0, apart: []) == [])
  }

  @Test("Where all differ each is alone")
  func allDiffer() {
    #expect(groups(of: 3, apart: [[0, 1], [0, 2], [1, 2]]) == [[0], [1], [2]])
  }

  @Test("A tie isn't handed on: who stands between two is in the groups of both")
  func inBetween() {
    #expect(groups(of: 3, apart: [[0, 2]]) == [[0, 1], [1, 2]])
    #expect(groups(of: 4, apart: [[0, 3], [1, 3], [0, 2]]) == [[0, 1], [1, 2], [2, 3]])
  }

  @Test("No group is part of another")
  func noneIsPartOfAnother() {
    #expect(groups(of: 4, apart: [[0, 1], [0, 2], [0, 3]]) == [[0], [1, 2, 3]])
  }
}
