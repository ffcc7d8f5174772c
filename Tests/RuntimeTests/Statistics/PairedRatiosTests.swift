import Runtime
import Testing

struct PairedRatiosTests {
  @Test("Median and geometric mean are taken pair by pair, on the logarithms")
  func pairByPair() throws {
    // Ratios 2, 8, 1/4 and 4, in rounds of very different pace.
    let ratios = try PairedRatios(of: [2, 800, 2.5, 4], to: [1, 100, 10, 1])
    #expect(abs(ratios.geometricMean - 2) < 1e-12)
    #expect(abs(ratios.median - 8.0.squareRoot()) < 1e-12)
  }

  @Test("Exchanging the series inverts the ratios")
  func exchanging() throws {
    let values = [3.0, 1, 4, 1, 5, 9, 2, 6]
    let reference = [2.0, 7, 1, 8, 2, 8, 1, 8]
    let forth = try PairedRatios(of: values, to: reference)
    let back = try PairedRatios(of: reference, to: values)
    #expect(abs(forth.median * back.median - 1) < 1e-12)
    #expect(abs(forth.geometricMean * back.geometricMean - 1) < 1e-12)
    let interval = try #require(forth.medianInterval())
    let inverse = try #require(back.medianInterval())
    #expect(abs(interval.lower * inverse.upper - 1) < 1e-12)
  }

  @Test("The interval is made of ratios, with the ranks of the binomial table")
  func interval() throws {
    let values = [16.0, 8, 4, 2, 1, 0.5, 0.25, 0.125, 0.0625]
    let interval = try #require(PairedRatios(of: values, to: values.map { _ in 1 }).medianInterval())
    #expect(abs(interval.lower - 0.125) < 1e-12)
    #expect(abs(interval.upper - 8) < 1e-12)
    #expect(interval.rank == 2)
    #expect(interval.coverage == 123.0 / 128)
  }

  @Test("Five pairs are too few for 95 %")
  func tooFewPairs() throws {
    #expect(try PairedRatios(of: [1, 2, 3, 4, 5], to: [1, 1, 1, 1, 1]).medianInterval() == nil)
  }

  @Test("What cannot be paired is an error that says why")
  func unpaired() {
    #expect(throws: PairedRatiosError.noPairs) { try PairedRatios(of: [], to: []) }
    #expect(throws: PairedRatiosError.lengthsDiffer(values: 1, reference: 2)) {
      try PairedRatios(of: [1], to: [1, 2])
    }
    #expect(throws: PairedRatiosError.notPositive(0, pair: 1)) { try PairedRatios(of: [1, 2], to: [1, 0]) }
    #expect(throws: PairedRatiosError.notPositive(-3, pair: 0)) { try PairedRatios(of: [-3, 2], to: [1, 1]) }
    #expect(throws: PairedRatiosError.notPositive(.infinity, pair: 0)) { try PairedRatios(of: [.infinity], to: [1]) }
  }

  @Test(
    "Each error says what to do",
    arguments: [
      (PairedRatiosError.noPairs, "There are no samples to compare. Measure at least one round."),
      (
        .lengthsDiffer(values: 1, reference: 2),
        "1 samples cannot be paired with 2. Take both series from the same rounds."
      ),
      (
        .notPositive(0, pair: 3),
        """
        Sample 3 is 0.0, which has no ratio. A sample is a time above 0: let each run longer than the clock's resolution.
        """
      ),
    ])
  func eachErrorSaysWhatToDo(error: PairedRatiosError, wording: String) {
    #expect("\(error)" == wording)
  }
}
