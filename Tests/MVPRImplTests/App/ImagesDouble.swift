@testable import MVPRImpl

/// Counts how often images were released.
final class ImagesDouble: ImageStorage {
  private(set) var emptiedCount = 0

  func removeAll() { emptiedCount += 1 }
}
