/// The images that need not be loaded again until memory runs short.
@MainActor
public final class ImageCache {
  private var images: [String: ImageData] = [:]

  /// How many images are kept.
  public var count: Int { images.count }

  /// A cache that keeps nothing yet.
  public init() {}

  /// The image of that name, or nil if it has to be loaded.
  public func image(named name: String) -> ImageData? {
    images[name]
  }

  /// Keeps the image under its name, in the stead of any other of that name.
  public func store(_ image: ImageData) {
    images[image.name] = image
  }

  /// Lets go of every image.
  public func removeAll() {
    images.removeAll()
  }
}
