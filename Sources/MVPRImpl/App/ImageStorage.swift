import SharedModel

/// The cached images, as the root's presenter needs them.
protocol ImageStorage: AnyObject {
  func removeAll()
}

// MARK: - ImageCache

extension ImageCache: ImageStorage {}
