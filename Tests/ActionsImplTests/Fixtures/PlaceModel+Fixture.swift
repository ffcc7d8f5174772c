import AppDoubles
import SharedModel

@testable import ActionsImpl

extension PlaceModel {
  /// The model of a place in the list; the place is nil if it isn't loaded yet.
  static func made(_ place: Place?, id: Place.ID = "fado", in list: LoadedPlaces, _ device: DeviceDouble) -> PlaceModel
  {
    PlaceModel(id: place?.id ?? id, place: place, list: list, favourites: device.favourites, notes: device.notes)
  }
}
