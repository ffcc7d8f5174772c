import SharedModel

/// Lets go of images when memory is short.
protocol ImageReleasing: AnyObject {
  func removeAll()
}

// MARK: - ImageCache

extension ImageCache: ImageReleasing {}
