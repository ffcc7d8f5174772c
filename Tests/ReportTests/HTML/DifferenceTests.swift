import Runtime
import Testing

@testable import Report

struct DifferenceTests {
  private func measure(_ unit: Measure.Unit) -> Measure {
    Measure("m", of: .lines, title: "m", unit: unit, definition: "", computedBy: "", source: "", limits: "") { _, _ in
      nil
    }
  }

  @Test("What is counted is exact, and as many times as arithmetic says")
  func counted() {
    let difference = Difference(measure(.lines), MeasuredValue(30), against: MeasuredValue(10))
    #expect(difference.factor == 3)
    #expect(difference.certainty == .exact)
    #expect(difference.isReal)
    #expect(DifferenceWording.short(difference) == "×3.00")
    #expect(DifferenceWording.numbers(difference) == "30 against 10")
  }

  @Test("Nothing is not so many times something")
  func nothing() {
    let difference = Difference(measure(.count), MeasuredValue(3), against: MeasuredValue(0))
    #expect(difference.factor == nil)
    #expect(difference.isReal)
    #expect(DifferenceWording.short(difference) == "+3")
  }

  @Test("Intervals that touch are not told apart, others by what lies surely between them")
  func intervals() {
    let one = MeasuredValue(10, interval: 9...11)
    let near = Difference(measure(.nanoseconds), MeasuredValue(11, interval: 10...12), against: one)
    #expect(near.certainty == .undecided)
    #expect(!near.isReal)
    let far = Difference(measure(.nanoseconds), MeasuredValue(22, interval: 20...24), against: one)
    #expect(far.certainty == .toldApart((20.0 / 11)...(24.0 / 9)))
  }

  @Test("A time without an interval is not said to be exact")
  func unknown() {
    let difference = Difference(measure(.nanoseconds), MeasuredValue(3), against: MeasuredValue(1))
    #expect(difference.certainty == .unknown)
    #expect(!difference.isReal)
  }

  @Test("Powers are compared by what ten times the size costs")
  func exponents() {
    let difference = Difference(measure(.exponent), MeasuredValue(2), against: MeasuredValue(1))
    #expect(difference.factor == 10)
    #expect(DifferenceWording.short(difference) == "+1.00")
  }

  @Test("Shares are told in points")
  func shares() {
    let difference = Difference(measure(.share), MeasuredValue(0.122), against: MeasuredValue(0.009))
    #expect(DifferenceWording.short(difference) == "+11.3 points")
    #expect(DifferenceWording.long(difference) == "×13.6, +11.3 points")
  }
}
