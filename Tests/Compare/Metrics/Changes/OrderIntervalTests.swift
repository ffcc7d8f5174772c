import Metrics
import Testing

struct OrderIntervalTests {
  @Test("Nine numbers give the interval from the second smallest to the second largest")
  func nine() throws {
    let interval = try #require(OrderInterval([9, 1, 8, 2, 7, 3, 6, 4, 5]))
    #expect([interval.median, interval.low, interval.high, interval.least, interval.most] == [5, 2, 8, 1, 9])
    #expect(interval.medianWithout == [4.5, 5.5, 4.5, 5.5, 4.5, 5.5, 4.5, 5.5, 5])
  }

  @Test("Fewer numbers give no interval", arguments: [0, 1, 8, 10])
  func fewer(count: Int) {
    #expect(OrderInterval(Array(repeating: 1, count: count)) == nil)
  }
}
