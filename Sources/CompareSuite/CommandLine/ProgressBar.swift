/// A bar that is full when all is done.
nonisolated enum ProgressBar {
  private static let width = 20

  /// - Parameter share: How much is done, from 0 to 1.
  static func text(_ share: Double) -> String {
    let full = Int((min(max(share, 0), 1) * Double(width)).rounded(.down))
    return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
  }
}
