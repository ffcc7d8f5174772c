import SharedModel

/// The cached images, for the root interactor.
protocol ImageStorage: AnyObject {
  func removeAll()
}

// MARK: - ImageCache

extension ImageCache: ImageStorage {}
