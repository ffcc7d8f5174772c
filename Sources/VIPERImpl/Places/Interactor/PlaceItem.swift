/// A plain, immutable copy of a place, for presenters.
struct PlaceItem: Hashable {
  let id: String
  let name: String
  let summary: String
  let quarterName: String
}
