import Testing

@testable import Toolchain

struct FunctionCountsTests {
  @Test("Each function has the count of its first counter, whatever its name holds")
  func counts() {
    let counts = CoverageTools.functionCounts(
      in: """
        Counters:
          $s1M1fyyF:
            Hash: 0x0000000000000000
            Counters: 2
            Function count: 7
            Block counts: [8]
          /p/a b.swift:$s1M1gyyF:
            Hash: 0x0000000000000000
            Counters: 1
            Function count: 9
            Block counts: []
        Instrumentation level: Front-end
        """.split(separator: "\n"))
    #expect(counts.map(\.name) == ["$s1M1fyyF", "/p/a b.swift:$s1M1gyyF"])
    #expect(counts.map(\.count) == [7, 9])
  }
}
