/// The button under the list of places, ready to show.
struct PlacesMoreButton: Equatable {
  var title: String
  var isEnabled: Bool
}
