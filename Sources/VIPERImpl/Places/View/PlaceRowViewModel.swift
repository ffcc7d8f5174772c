/// A place as the list shows it.
struct PlaceRowViewModel: Hashable {
  let title: String
  let subtitle: String
  let accessory: String?
}
