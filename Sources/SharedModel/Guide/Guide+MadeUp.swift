extension Guide {
  /// This guide with `count` made-up places in the stead of its own, to see how the app does with many.
  ///
  /// The same count gives the same places. They take turns in the quarters, in the quarters' order; their names are
  /// numbered from 1 with leading zeros, so that the order by name is the numeric one. Without quarters there are none.
  public func withMadeUpPlaces(_ count: Int) -> Guide {
    var guide = self
    guide.places = []
    guard count > 0, !quarters.isEmpty else { return guide }
    let width = max(5, String(count).count)
    guide.places.reserveCapacity(count)
    for number in 1...count {
      let digits = String(number)
      let padded = String(repeating: "0", count: width - digits.count) + digits
      let quarter = quarters[(number - 1) % quarters.count]
      guide.places.append(
        Place(
          id: "place-\(padded)", name: "Place \(padded)", summary: "Made-up place \(digits) in \(quarter.name).",
          quarterID: quarter.id, quarterName: quarter.name))
    }
    return guide
  }

  /// The bundled guide with `places` made-up places; see `withMadeUpPlaces(_:)`.
  ///
  /// Throws what `bundled()` throws.
  public static func madeUp(places: Int) throws(GuideError) -> Guide {
    try bundled().withMadeUpPlaces(places)
  }
}
