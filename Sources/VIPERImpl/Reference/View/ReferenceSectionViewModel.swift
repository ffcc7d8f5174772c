/// A category as the reference book shows it.
struct ReferenceSectionViewModel: Hashable {
  let title: String
  let rows: [String]
}
