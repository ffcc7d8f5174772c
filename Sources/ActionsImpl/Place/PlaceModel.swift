import SharedModel

/// What the screen of a place is about.
final class PlaceModel {
  let id: Place.ID
  /// What Next goes through.
  let list: LoadedPlaces
  let favourites: Favourites
  let notes: Notes
  /// The place; nil until it has been loaded.
  var place: Place?
  var isLoading = false
  var isFindingNext = false

  var isFavourite: Bool { favourites.contains(id) }
  var note: String? { notes.text(for: id) }

  init(id: Place.ID, place: Place?, list: LoadedPlaces, favourites: Favourites, notes: Notes) {
    self.id = id
    self.place = place
    self.list = list
    self.favourites = favourites
    self.notes = notes
  }
}
