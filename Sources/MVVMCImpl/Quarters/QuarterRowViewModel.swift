/// A quarter as the list shows it.
struct QuarterRowViewModel: Hashable {
  let name: String
  let summary: String
}
