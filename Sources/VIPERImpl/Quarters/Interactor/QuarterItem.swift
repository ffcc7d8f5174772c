/// A plain, immutable copy of a quarter, for presenters.
struct QuarterItem: Hashable {
  let id: String
  let name: String
  let summary: String
  let priority: Int
}
