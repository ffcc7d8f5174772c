import Testing

@testable import Results

struct NumberTextTests {
  @Test(
    "Numbers are rounded to the nearest, with significant digits only",
    arguments: [
      (997, MeasureUnit.lines, "997"), (2808, .lines, "2808"), (12_345, .count, "12,345"),
      (-123_456, .count, "−123,456"),
      (1.5, .count, "1.50"), (9.996, .count, "10.0"), (34.96, .count, "35.0"), (1234.25, .points, "1234.3"),
      (0.934, .share, "93.4 %"), (0.3125, .share, "31.3 %"), (0.31249, .share, "31.2 %"),
      (14_030, .nanoseconds, "14.0"),
      (950, .nanoseconds, "0.95"), (12_345_600, .nanoseconds, "12,346"), (2.5, .seconds, "2.50"),
      (99.95, .seconds, "100"),
      (1536, .bytes, "1.5"), (20_971_520, .bytes, "20,480.0"), (-0.02, .exponent, "−0.02"), (1.0421, .ratio, "+4.2 %"),
      (1.0421, .multiple, "×1.04"), (0.25512, .multiple, "×0.255"),
    ])
  func nearest(number: Double, unit: MeasureUnit, text: String) {
    #expect(NumberText.text(number, unit) == text)
  }

  @Test(
    "A number above zero never reads as zero, and a part never reads as all",
    arguments: [
      (0, MeasureUnit.share, "0.0 %"), (0.0002, .share, "0.02 %"), (1, .share, "100.0 %"), (0.9996, .share, "99.96 %"),
      (0.99951, .share, "99.95 %"), (0.9994, .share, "99.9 %"), (20, .bytes, "0.02"), (-20, .bytes, "−0.02"),
      (1, .nanoseconds, "0.001"), (0.004, .count, "0.004"),
    ])
  func neitherNothingNorAll(number: Double, unit: MeasureUnit, text: String) {
    #expect(NumberText.text(number, unit) == text)
  }

  @Test(
    "A number that rounds to zero has no sign",
    arguments: [
      (-0.001, MeasureUnit.exponent, "0.00"), (0.9999, .ratio, "0.0 %"), (1, .ratio, "0.0 %"),
      (1.0001, .ratio, "0.0 %"),
    ])
  func noSign(number: Double, unit: MeasureUnit, text: String) {
    #expect(NumberText.text(number, unit) == text)
  }

  @Test(
    "A ratio close to 1 is given in percent",
    arguments: [
      (2.816, "×2.82"), (14.2, "×14.2"), (0.316, "×0.316"), (1.1712, "+17.1 %"), (0.95, "−5.0 %"), (123.4, "×123"),
      (12_345, "×12,345"), (1e30, "×1e+30"), (1e-30, "×1e-30"),
    ])
  func ratios(ratio: Double, text: String) {
    #expect(NumberText.ratio(ratio) == text)
  }

  @Test("Both ends of an interval have the same unit")
  func intervals() {
    #expect(NumberText.text(1.08...1.12, .ratio) == "+8.0…+12.0 %")
    #expect(NumberText.text(1.84...2.1, .ratio) == "+84.0 %…×2.10")
    #expect(NumberText.text(-0.02...0.03, .exponent) == "−0.02…0.03")
  }

  @Test(
    "A difference has a sign, and is shown however small it is",
    arguments: [
      (3, MeasureUnit.lines, "+3"), (-3, .lines, "−3"), (0.0002, .share, "+0.02 points"),
      (-0.015, .share, "−1.5 points"),
      (0.01, .ratio, "+1.0 points"), (512, .bytes, "+0.5"), (10, .bytes, "+0.01"), (-1500, .nanoseconds, "−1.50"),
      (0, .share, "0.0 points"), (0.001, .exponent, "+0.001"),
    ])
  func differences(number: Double, unit: MeasureUnit, text: String) {
    #expect(NumberText.difference(number, unit) == text)
  }
}
