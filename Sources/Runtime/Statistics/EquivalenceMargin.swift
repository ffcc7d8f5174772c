/// How large a difference must be to be worth a word: fixed before anything is measured, or noise would choose it.
public enum EquivalenceMargin {
  /// The usual one, as a ratio: 3 %. Below it, where code happens to lie decides; see Mytkowicz et al., "Producing Wrong Data Without
  /// Doing Anything Obviously Wrong!" (ASPLOS 2009).
  public static let usual = 1.03
}
