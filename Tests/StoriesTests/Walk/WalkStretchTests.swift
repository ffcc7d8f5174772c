import Testing

@testable import Stories

struct WalkStretchTests {
  @Test(arguments: [(steps: 1, stretches: 1), (5_000, 1), (5_001, 2), (12_345, 3)])
  func stretchesMakeTheWholeWalk(steps: Int, stretches: Int) {
    #expect(WalkStretch.count(steps: steps) == stretches)
    let lengths = (0..<stretches).map { WalkStretch($0, steps: steps, seed: 1).steps }
    #expect(lengths.allSatisfy { $0 > 0 })
    #expect(lengths.reduce(0, +) == steps)
  }

  @Test func noTwoWalksFollowFromTheSame() {
    let stretches = (0..<3).map { WalkStretch($0, steps: 15_000, seed: 7) }
    let seeds = stretches.flatMap(\.seeds)
    #expect(Set(seeds).count == seeds.count)
    #expect(stretches.map(\.firstWalk) == [0, 5, 10])
    // A longer walk begins like a shorter one.
    #expect(WalkStretch(1, steps: 90_000, seed: 7).seeds == stretches[1].seeds)
    #expect(WalkStretch(1, steps: 15_000, seed: 8).seeds != stretches[1].seeds)
  }
}
