import SharedModel

/// The cached images.
protocol ImageStorage: AnyObject {
  func removeAll()
}

// MARK: - ImageCache

extension ImageCache: ImageStorage {}
