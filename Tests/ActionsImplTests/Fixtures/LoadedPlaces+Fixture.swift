import AppDoubles
import SharedModel

@testable import ActionsImpl

extension LoadedPlaces {
  /// All places, with one page loaded.
  static func loaded(_ page: PlacePage = .first) -> LoadedPlaces {
    LoadedPlaces(query: PlaceQuery(), firstPage: page)
  }
}
