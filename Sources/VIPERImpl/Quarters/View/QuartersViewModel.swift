/// The list of quarters as the screen shows it.
struct QuartersViewModel: Hashable {
  /// One quarter.
  struct Row: Hashable {
    let title: String
    let subtitle: String
  }

  let rows: [Row]
  let isEmptyTextShown: Bool
}
