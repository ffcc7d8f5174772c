/// What a screen may know of a place: a plain copy that stays as it is.
struct PlaceItem: Hashable {
  let id: String
  let name: String
  let summary: String
  let isFavourite: Bool
}
