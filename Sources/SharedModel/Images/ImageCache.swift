/// A cache of loaded images, emptied when memory runs short.
@MainActor
public final class ImageCache {
  private var images: [String: ImageData] = [:]

  public var count: Int { images.count }

  public init() {}

  /// Returns the image with a name, or `nil` if it has to be loaded.
  public func image(named name: String) -> ImageData? {
    images[name]
  }

  /// Caches an image under its name, replacing any other.
  public func store(_ image: ImageData) {
    images[image.name] = image
  }

  public func removeAll() {
    images.removeAll()
  }
}
