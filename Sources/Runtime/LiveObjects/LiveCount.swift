/// How much of a kind is alive.
public struct LiveCount: Hashable, Sendable {
  /// How many objects.
  public var objects: Int
  /// How many elements those hold together that are buffers of collections.
  public var elements: Int

  /// Makes a count; of nothing, unless told otherwise.
  public init(objects: Int = 0, elements: Int = 0) {
    self.objects = objects
    self.elements = elements
  }

  static func += (count: inout LiveCount, other: LiveCount) {
    count.objects += other.objects
    count.elements += other.elements
  }
}
