import SharedModel
import Storyboard

/// What is kept of a place: the place, and the list that Next goes through.
struct PlaceMemento: StateMemento {
  let screenName = PlaceLayout.name
  let id: Place.ID
  let list: LoadedPlaces
  /// Nil while it has not been loaded.
  var place: Place?

  var title: String { place?.name ?? "" }
  var savedScreen: SavedState.Screen? { .place(id: id) }

  /// A place that is still to be loaded.
  init(id: Place.ID, list: LoadedPlaces) {
    self.id = id
    self.list = list
  }

  /// A place of the list.
  init(place: Place, list: LoadedPlaces) {
    self.init(id: place.id, list: list)
    self.place = place
  }
}
