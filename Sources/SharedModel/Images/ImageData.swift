/// A loaded image; the app looks at nothing but its name.
public struct ImageData: Codable, Hashable, Sendable {
  /// The name it is loaded and shown by, such as "cover".
  public var name: String

  /// The image of that name.
  public init(name: String) {
    self.name = name
  }
}
