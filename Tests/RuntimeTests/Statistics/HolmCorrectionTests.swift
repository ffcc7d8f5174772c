import Runtime
import Testing

struct HolmCorrectionTests {
  /// By hand: 0.005·4, 0.01·3, 0.03·2, and 0.04·1, which may not be less than 0.06.
  @Test("Four probabilities are corrected by hand")
  func byHand() {
    let corrected = HolmCorrection.corrected([0.01, 0.04, 0.03, 0.005])
    for (found, expected) in zip(corrected, [0.03, 0.06, 0.06, 0.02]) { #expect(abs(found - expected) < 1e-12) }
  }

  @Test("Nothing is corrected beyond 1, one alone not at all, and none is none")
  func edges() {
    #expect(HolmCorrection.corrected([0.7, 0.9, 1]) == [1, 1, 1])
    #expect(HolmCorrection.corrected([0.04]) == [0.04])
    #expect(HolmCorrection.corrected([]) == [])
  }

  @Test("Equal probabilities are worth the same")
  func equals() {
    #expect(HolmCorrection.corrected([0.01, 0.01]) == [0.02, 0.02])
  }
}
