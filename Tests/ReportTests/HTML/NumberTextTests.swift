import Testing

@testable import Report

struct NumberTextTests {
  @Test(
    "Numbers have the digits that tell something, and their unit",
    arguments: [
      (997, Measure.Unit.lines, "997"), (2808, .lines, "2808"), (12_345, .count, "12,345"), (1.5, .count, "1.5"),
      (33.5, .count, "33.5"), (0.934, .share, "93.4 %"), (14_030, .nanoseconds, "14.0 µs"), (2.5, .seconds, "2.50 s"),
      (950, .nanoseconds, "950 ns"), (1_234_567, .bytes, "1.23 MB"), (512, .bytes, "512 B"),
      (-0.001, .exponent, "0.00"),
      (-0.02, .exponent, "−0.02"), (1.0421, .ratio, "×1.042"),
    ])
  func units(number: Double, unit: Measure.Unit, text: String) {
    #expect(NumberText.text(number, unit) == text)
  }

  @Test(
    "How many times is told in per cent where it is close to once",
    arguments: [
      (2.816, "×2.8"), (14.2, "×14"), (0.316, "×0.32"), (1.171, "+17 %"), (1.031, "+3.1 %"), (0.95, "−5.0 %"),
      (1, "+0.0 %"), (0.9999, "+0.0 %"), (120, "×120"),
    ])
  func factors(factor: Double, text: String) {
    #expect(NumberText.factor(factor) == text)
  }

  @Test("Both ends of an interval are written in the same way")
  func intervals() {
    #expect(NumberText.factors(1.08...1.12) == "+8.0 % to +12 %")
    #expect(NumberText.factors(1.84...2.1) == "×1.84 to ×2.1")
  }
}
