extension Guide {
  /// Returns this guide with its places replaced by `count` generated ones, for testing the app with many.
  ///
  /// The same count always gives the same places. They are spread over the quarters in turn. Their names are numbered
  /// from 1 with leading zeros, so that sorting by name sorts by number. A guide without quarters gets none.
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

  /// Returns the bundled guide with `places` generated places; see `withMadeUpPlaces(_:)`.
  /// - Throws: The errors of `bundled()`.
  public static func madeUp(places: Int) throws(GuideError) -> Guide {
    try bundled().withMadeUpPlaces(places)
  }
}
