/// One row of the list of quarters, ready to show.
struct QuartersRow: Equatable {
  var title: String
  var subtitle: String
}
