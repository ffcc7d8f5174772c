import SharedModel
import Storyboard

/// The memento of a place's screen: the place, and the list that Next steps through.
struct PlaceMemento: StateMemento {
  typealias State = PlaceControllerState

  let screenName = PlaceLayout.name
  let id: Place.ID
  let list: LoadedPlaces
  /// Nil until it is loaded.
  var place: Place?

  var title: String { place?.name ?? "" }
  var savedScreen: SavedState.Screen? { .place(id: id) }

  /// Creates a memento of a place that isn't loaded yet.
  init(id: Place.ID, list: LoadedPlaces) {
    self.id = id
    self.list = list
  }

  /// Creates a memento of a place in the list.
  init(place: Place, list: LoadedPlaces) {
    self.init(id: place.id, list: list)
    self.place = place
  }
}
