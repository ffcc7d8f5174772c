import SharedModel

/// Releases images when memory runs low.
protocol ImageReleasing: AnyObject {
  func removeAll()
}

// MARK: - ImageCache

extension ImageCache: ImageReleasing {}
