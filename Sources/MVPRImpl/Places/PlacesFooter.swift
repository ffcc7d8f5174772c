/// The button under the list of places, ready to show.
struct PlacesFooter: Equatable {
  var title: String
  var isEnabled: Bool
}
