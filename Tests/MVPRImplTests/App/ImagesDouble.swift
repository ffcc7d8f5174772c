@testable import MVPRImpl

/// Counts how often it was emptied.
final class ImagesDouble: ImageReleasing {
  private(set) var emptiedCount = 0

  func removeAll() { emptiedCount += 1 }
}
