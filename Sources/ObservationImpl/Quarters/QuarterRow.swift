/// One quarter as the list shows it.
struct QuarterRow: Hashable {
  let name: String
  let summary: String
}
