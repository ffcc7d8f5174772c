/// One page of a list of places.
public struct PlacePage: Hashable, Sendable {
  /// The places of this page, sorted by name.
  public var places: [Place]
  /// Whether this is the last page.
  public var isLast: Bool

  /// Creates a page.
  public init(places: [Place], isLast: Bool) {
    self.places = places
    self.isLast = isLast
  }
}
