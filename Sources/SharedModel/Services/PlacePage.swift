/// One page of a list of places.
public struct PlacePage: Hashable, Sendable {
  /// The places of this page, by name.
  public var places: [Place]
  /// Whether there is nothing after this page.
  public var isLast: Bool

  /// Makes a page.
  public init(places: [Place], isLast: Bool) {
    self.places = places
    self.isLast = isLast
  }
}
