/// What a screen may know of a quarter: a plain copy that stays as it is.
struct QuarterItem: Hashable {
  let id: String
  let name: String
  let summary: String
  let priority: Int
}
