import SharedModel

/// A guide with many places, and an index for its queries.
package final class LargeGuide {
  let guide: Guide
  /// A search text that only the middle place matches.
  let rareText: String
  let commonText = "Place"
  private let matches: [String: [Place]]
  private let placesByID: [Place.ID: Place]

  package var count: Int { guide.places.count }
  /// The position of the middle place in the list, from 1.
  var middle: Int { count / 2 }

  package init(_ guide: Guide, places: Int) {
    let guide = guide.withMadeUpPlaces(places)
    let rareText = guide.places[places / 2 - 1].name
    self.guide = guide
    self.rareText = rareText
    matches = Dictionary(
      uniqueKeysWithValues: ["", commonText, rareText].map {
        ($0, PlaceQuery(text: $0).sortedMatches(in: guide.places))
      })
    placesByID = Dictionary(uniqueKeysWithValues: guide.places.map { ($0.id, $0) })
  }

  func page(_ page: Int, of text: String, size: Int) -> PlacePage {
    let all = matches[text] ?? []
    let places = all.dropFirst(page * size).prefix(size)
    return PlacePage(places: Array(places), isLast: places.endIndex == all.endIndex)
  }

  func place(id: Place.ID) -> Place? { placesByID[id] }
}
