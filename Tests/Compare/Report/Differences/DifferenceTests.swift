import Foundation
import Testing

@testable import Results
@testable import Report

struct DifferenceTests {
  private func measure(_ unit: MeasureUnit) -> Measure {
    MeasureFamily<Double>(part: .lines, source: "") { _, _ in nil }("m", "m", unit, is: "", by: "", limits: "") { $0 }
  }

  @Test("Counts are exact, and their ratio is plain arithmetic")
  func counted() {
    let difference = Difference(measure(.lines), MeasuredValue(30), against: MeasuredValue(10))
    #expect(difference.factor == 3)
    #expect(difference.certainty == .exact)
    #expect(DifferenceWording.short(difference) == "×3.00")
  }

  @Test("Zero has no ratio to another number")
  func nothing() {
    let difference = Difference(measure(.count), MeasuredValue(3), against: MeasuredValue(0))
    #expect(difference.factor == nil)
    #expect(DifferenceWording.short(difference) == "+3")
  }

  @Test("Touching intervals don't differ, and others differ by the gap between them")
  func intervals() {
    let one = MeasuredValue(10, interval: 9...11)
    let near = Difference(measure(.nanoseconds), MeasuredValue(11, interval: 10...12), against: one)
    #expect(near.certainty == .undecided)
    let far = Difference(measure(.nanoseconds), MeasuredValue(22, interval: 20...24), against: one)
    let (low, high) = (20.0 / 11, 24.0 / 9)
    #expect(far.certainty == .toldApart(low...high))
    #expect(DifferenceWording.short(far) == "×2.20")
    #expect(DifferenceWording.short(near) == "no clear difference")
  }

  @Test("A time without an interval isn't called exact")
  func unknown() {
    let difference = Difference(measure(.nanoseconds), MeasuredValue(3), against: MeasuredValue(1))
    #expect(difference.certainty == .unknown)
  }

  @Test("Powers are compared by the cost of ten times the size")
  func exponents() {
    let difference = Difference(measure(.exponent), MeasuredValue(2), against: MeasuredValue(1))
    #expect(difference.factor == 10)
    #expect(DifferenceWording.short(difference) == "+1.00")
  }

  @Test("Shares are compared in points")
  func shares() {
    let difference = Difference(measure(.share), MeasuredValue(0.122), against: MeasuredValue(0.009))
    #expect(DifferenceWording.short(difference) == "+11.3 points")
  }
}
