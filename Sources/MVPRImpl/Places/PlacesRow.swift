/// One row of the list of places, ready to show.
struct PlacesRow: Equatable {
  var title: String
  var subtitle: String
  var accessory: String?
}
