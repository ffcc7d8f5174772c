/// A loaded image, of which the app uses only the name.
public struct ImageData: Codable, Hashable, Sendable {
  /// The image's name, such as "cover".
  public var name: String

  public init(name: String) {
    self.name = name
  }
}
