import AppDoubles
import SharedModel

@testable import ActionsImpl

extension PlaceModel {
  /// The model of a place of that list, or of one that is yet to be loaded.
  static func made(_ place: Place?, id: Place.ID = "fado", in list: LoadedPlaces, _ device: DeviceDouble) -> PlaceModel
  {
    PlaceModel(id: place?.id ?? id, place: place, list: list, favourites: device.favourites, notes: device.notes)
  }
}
