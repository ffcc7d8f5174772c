import MadeResults
import Testing

@testable import Report
@testable import Results

struct GrowthReportTests {
  @Test("Work that grows faster than its task is marked")
  func marked() {
    let result = GrowthResult.made(seconds: [[1e-5, 1e-5, 1e-5], [1e-4, 1e-4, 1e-4]], rows: [100, 1000])
    #expect(
      GrowthReport(result).lines.joined(separator: "\n") == """
        Time in µs, over as many places (N) as each column says, and the power of N that it grows with

        Do it: as much, however large N
            100  1000   grows with  rows  grow with
        ─  ────  ────  ───────────  ────  ─────────  ───────────────
        A  10.0   100  1.00 ± 0.00  1000       1.00  ✗ rows and time

        Rows: how many rows of the list were laid out over the largest guide; counted, so the same in every
          run. The services answer in the same time however large the guide is.
        Time: the thread's on the processor, the median of 2 rounds, shuffled with seed 1. Its power is the
          slope of the least-squares line through the logarithms of all times, ± a 95 % interval after
          Student. If no single power fits, for example because of a constant part, the powers from each
          size to the next are shown.
        ✗: grows faster than the task asks for. Time may grow with 0.3 more, because data that doesn't fit
          in a cache takes longer.
        """)
  }

  @Test("Unknown and skipped values are marked as such")
  func unknown() {
    let result = GrowthResult.made(exponent: 1, rows: [nil, nil], leftOut: [10_000, 100_000], isOptimised: false)
    let lines = GrowthReport(result).lines
    #expect(lines.contains("Do it: in proportion to N"))
    #expect(lines.contains { $0.hasPrefix("A  10.0  10.0  0.00 ± 0.00  unknown    unknown") })
    #expect(
      lines.contains("Left out: 10,000 and 100,000 places, which would have taken longer than 90 s with the rest."))
    #expect(lines.last == "This is a debug build, whose times say little. Run with -c release.")
  }
}
