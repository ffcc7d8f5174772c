/// One page of a list of places.
public struct PlacePage: Hashable, Sendable {
  /// The places of this page, sorted by name.
  public var places: [Place]
  public var isLast: Bool

  public init(places: [Place], isLast: Bool) {
    self.places = places
    self.isLast = isLast
  }
}
