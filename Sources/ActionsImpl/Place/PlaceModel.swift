import SharedModel

/// The model of a place's screen.
final class PlaceModel {
  let id: Place.ID
  /// The list that Next steps through.
  let list: LoadedPlaces
  let favourites: Favourites
  let notes: Notes
  /// The place; nil until it is loaded.
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
