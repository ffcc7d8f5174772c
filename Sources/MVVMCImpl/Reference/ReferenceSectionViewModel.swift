/// A category of articles as the list shows it.
struct ReferenceSectionViewModel: Hashable {
  let title: String
  /// The titles of its articles.
  let rows: [String]
}
