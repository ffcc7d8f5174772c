internal import Foundation

/// How large a difference must be to be worth a word: below it, where code happens to lie decides.
///
/// Mytkowicz et al., "Producing Wrong Data Without Doing Anything Obviously Wrong!" (ASPLOS 2009).
public enum EquivalenceMargin {
  /// The least margin, as a ratio: 1 %.
  public static let least = 1.01

  /// The margin on the logarithmic scale: 1 %, or twice what the same code differed from itself, if that is more.
  /// - Parameter sameAgain: The log ratio of the same code's second copy to its first; nil when there was none.
  public static func logMargin(sameAgain: Double?) -> Double {
    max(log(least), 2 * abs(sameAgain ?? 0))
  }
}
